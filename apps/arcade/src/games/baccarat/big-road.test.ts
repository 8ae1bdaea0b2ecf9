import { expect, it } from 'vitest'
import { bigRoad, type Result } from './big-road.ts'

const SIDES: Readonly<Record<string, Result>> = { P: 'player', B: 'banker', T: 'tie' }
/** The road of results by their initials, each mark as `column,row`. */
const placesOf = (results: string) =>
  bigRoad([...results].map((initial) => SIDES[initial] as Result)).map(({ column, row }) => `${column},${row}`)

it('begins a column with each change of the winner', () => {
  expect(placesOf('BBPB')).toEqual(['0,0', '0,1', '1,0', '2,0'])
})

it('marks ties on the result before them and shows none before the first winner', () => {
  expect(bigRoad(['tie', 'banker', 'tie', 'tie', 'banker'])).toEqual([
    { side: 'banker', ties: 2, column: 0, row: 0 },
    { side: 'banker', ties: 0, column: 0, row: 1 },
  ])
})

it('lets a run of more than six turn aside, and the next column begin beside it', () => {
  expect(placesOf('BBBBBBBBP')).toEqual(['0,0', '0,1', '0,2', '0,3', '0,4', '0,5', '1,5', '2,5', '1,0'])
})

it('turns a run aside before the tail of the run before it', () => {
  expect(placesOf('BBBBBBBPPPPPP').slice(-6)).toEqual(['1,0', '1,1', '1,2', '1,3', '1,4', '2,4'])
})
