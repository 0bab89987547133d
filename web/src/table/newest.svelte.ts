/** A list that grows at its end, log or chat: its box stays there, unless one has scrolled away from it. */
const NEAR = 80 // pixels

/** `list`: an element of it; `count`: how many entries there are. */
export function stayAtNewest(list: () => HTMLElement | undefined, count: () => number): void {
  /** Is the end in sight, before more is told? However much comes then, it is followed. */
  let followed = true
  const boxOf = () => (count() ? list()?.closest<HTMLElement>('.leaf, .content') : null)

  $effect.pre(() => {
    const box = boxOf()
    if (box) followed = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR
  })
  $effect(() => {
    const box = boxOf()
    if (box && followed) box.scrollTop = box.scrollHeight
  })
}
