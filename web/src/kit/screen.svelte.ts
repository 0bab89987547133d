/** What the page has room for. */
import { MediaQuery } from 'svelte/reactivity'

/** Is there room for cards over the board, beside what they are about? The same limit as in the layout of a table. */
export const roomy = new MediaQuery('(min-width: 62rem) and (min-height: 31.01rem)')
