/** The letters of the colours on pieces, for a player who wants them there. Whoever knows the words provides them. */
import { getContext, setContext } from 'svelte'
import { settings } from '../../settings.svelte'
import type { Words } from '../contract'
import type { Colour } from './types'

type LetterOf = (colour: Colour) => string

const KEY = Symbol('letters')

export function provideLetters(words: () => Words): void {
  const letter: LetterOf = (colour) =>
    settings.pieces === 'letters' ? words().text('tigris-table-letter', { colour }) : ''
  setContext(KEY, letter)
}

/** The letter of a colour; empty where none is wanted. */
export const lettersWanted = (): LetterOf => getContext<LetterOf | undefined>(KEY) ?? (() => '')
