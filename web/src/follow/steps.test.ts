import { expect, it } from 'vitest'
import type { Frame } from '../server/api'
import { marksOf, sinceTurn, stepsOf, type Step } from './steps'

const frame = (number: number, seat: number, ...steps: string[]): Frame => ({
  what: 'acted',
  number,
  at: 0,
  seat,
  by: 'bot',
  events: steps.map((at) => ({ event: 'tile-placed', at })),
  steps: steps.map((at) => ({ events: 1, actor: seat, view: `after ${at}` })),
})
const step = (number: number, seat: number, ...places: string[]): Step => ({
  key: `${number}.0`,
  number,
  seat,
  events: places,
  before: null,
  view: null,
  actor: null,
})
const names = (steps: readonly Step[]) => steps.map(({ key }) => key)

it('parts an entry into its actions, each with its events and what was seen before and after', () => {
  const [first, second] = stepsOf([frame(7, 1, 'A1', 'B2')], 'start')
  expect(first).toMatchObject({ key: '7.0', seat: 1, before: 'start', view: 'after A1' })
  expect(second).toMatchObject({ key: '7.1', before: 'after A1', view: 'after B2', events: [{ at: 'B2' }] })
})

it('knows nothing before an action whose forerunner was not told', () => {
  const { steps: _, ...untold } = frame(7, 1, 'A1') as Extract<Frame, { what: 'acted' }>
  const [only] = stepsOf([untold, frame(8, 2, 'B2')], 'start')
  expect(only).toMatchObject({ key: '8.0', before: null })
})

it('passes over what is no action', () => {
  expect(stepsOf([{ what: 'said', number: 3, at: 0, player: 'a', name: 'Anna', text: 'hello' }])).toEqual([])
})

it('lists what others did since one acted', () => {
  const steps = [step(1, 1), step(2, 0), step(3, 1), step(4, 2)]
  expect(names(sinceTurn(steps, 0, 0))).toEqual(['3.0', '4.0'])
})

it('lists all where one has not acted yet', () => {
  expect(names(sinceTurn([step(1, 1), step(2, 2)], 0, 0))).toEqual(['1.0', '2.0'])
})

it('lists the last round for those who watch', () => {
  const steps = [step(1, 0), step(2, 1), step(3, 2), step(4, 0), step(5, 1)]
  expect(names(sinceTurn(steps, null, 2))).toEqual(['4.0', '5.0'])
})

it('lists nothing right after one acted', () => {
  expect(sinceTurn([step(1, 1), step(2, 0)], 0, 1)).toEqual([])
})

it('numbers the places by the actions that touched them', () => {
  const marks = marksOf([step(1, 1, 'A1'), step(2, 2, 'B2', 'A1')], (events) => events as string[])
  expect(marks).toEqual([
    {
      place: 'A1',
      touched: [
        { number: 1, seat: 1 },
        { number: 2, seat: 2 },
      ],
    },
    { place: 'B2', touched: [{ number: 2, seat: 2 }] },
  ])
})

it('marks a place once for each action, however often it was touched', () => {
  const [mark] = marksOf([step(1, 1, 'A1', 'A1')], (events) => events as string[])
  expect(mark?.touched).toHaveLength(1)
})
