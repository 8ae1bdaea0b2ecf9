import { memorySources } from '@livery/document/sources'
import { expect, test } from 'vitest'
import { readVendors } from './vendors-on-disk.ts'

const freeRounds = { gameTypes: ['RNG'], stakes: { PHP: ['1', '2.50'] } }

function freeRoundsOf(stated: unknown) {
  const text = JSON.stringify({ code: 'AA', gameTypes: ['RNG'], freeRounds: stated })
  const files = new Map([['vendors/aa/vendor.json', new TextEncoder().encode(text)]])
  return readVendors(memorySources(files)).get('aa')?.freeRounds
}

test('free rounds are read from a manifest', () => {
  expect(freeRoundsOf(freeRounds)).toEqual(freeRounds)
})

test.each([
  ['none', undefined],
  ['no stakes', { ...freeRounds, stakes: null }],
  ['an amount instead of a list', { ...freeRounds, stakes: { PHP: '1' } }],
  ['a number as an amount', { ...freeRounds, stakes: { PHP: [1] } }],
  ['an amount that is none', { ...freeRounds, stakes: { PHP: ['much'] } }],
  ['an unknown type of games', { ...freeRounds, gameTypes: ['CHESS'] }],
])('a vendor with %s gives no free rounds', (_, stated) => {
  expect(freeRoundsOf(stated)).toBeNull()
})
