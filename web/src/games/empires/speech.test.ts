import { expect, it } from 'vitest'
import type { Words } from '../contract'
import { note } from './speech'

const words = { text: (id: string) => id } as unknown as Words

it('says that built-in figures are reconstructed, and nothing of a file of one’s own', () => {
  expect(note({ material: '' }, words)).toBe('empires-table-note')
  expect(note({}, words)).toBe('empires-table-note')
  expect(note({ material: 'mine.toml' }, words)).toBeNull()
})
