/** Leaving a dialog.
 *
 * The browser says that a dialog was closed a moment after it was. By then another may be open, and whoever takes the
 * late word for the new one closes that. So whoever showed the dialog is told at once, and the late word counts only
 * where nothing was told: `oncancel` cannot always hold Escape up.
 */
export interface Modal {
  close: () => void
  oncancel: (event: Event) => void
  onclose: () => void
}

/** `element` is the dialog while it is on the page, `left` tells whoever showed it, if they do not know yet. */
export function modal(element: () => HTMLDialogElement | undefined, left: () => void): Modal {
  const close = (): void => {
    element()?.close()
    left()
  }
  return {
    close,
    oncancel(event) {
      event.preventDefault()
      close()
    },
    onclose() {
      if (element()?.open === false) left()
    },
  }
}
