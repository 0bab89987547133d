import { expect, it } from 'vitest'
import { clockFace } from './time'

it.each([
  [0, '0:00'],
  [6.2, '0:07'],
  [750, '12:30'],
  [59.5, '1:00'],
  [11_100, '3:05:00'],
  [200_000, '2d 7:33'],
])('%d seconds are %s', (seconds, face) => expect(clockFace(seconds)).toBe(face))
