import type { Merchant } from '@livery/merchant/merchant'
import { expect, test } from 'vitest'
import type { Offered, VendorGame, VendorManifest } from '../../tenancy/vendors/manifest.ts'
import { holdGate, pacedGate } from './gates.ts'

const merchant = { compliance: { jurisdiction: 'IN-SK' }, currency: { code: 'INR' } } as Merchant
const at = (vendor: Offered, game: Offered = {}, visitor = 'IN') =>
  holdGate({ offered: vendor } as VendorManifest, { offered: game } as VendorGame, merchant, (countries) =>
    countries.includes(visitor),
  )

test('a game without limits is open', () => {
  expect(() => holdGate({} as VendorManifest, {} as VendorGame, merchant, () => true)).not.toThrow()
})

test('a closed game, a restricted country and another currency are refused, each with its own code', () => {
  expect(() => at({}, { closed: true })).toThrow('GAME_CLOSED')
  expect(() => at({ restrictedCountries: ['FR', 'IN'] })).toThrow('GAME_NOT_IN_COUNTRY')
  expect(() => at({ currencies: ['PHP', 'EUR'] })).toThrow('GAME_NOT_IN_CURRENCY')
  expect(() => at({ restrictedCountries: ['FR'], currencies: ['INR'] })).not.toThrow()
})

test('a game is refused where the visitor is, whatever country’s law applies to the merchant', () => {
  expect(() => at({ restrictedCountries: ['FR'] }, {}, 'FR')).toThrow('GAME_NOT_IN_COUNTRY')
  expect(() => at({ restrictedCountries: ['FR'] }, {}, 'NL')).not.toThrow()
})

test('a game’s own limits override its vendor’s', () => {
  expect(() => at({ closed: true }, { closed: false })).not.toThrow()
  expect(() => at({ currencies: ['PHP'] }, { currencies: ['INR'] })).not.toThrow()
})

test('where the law demands a least time between spins, a slot of a vendor that keeps none is refused', () => {
  const [keeps, does] = [{ keepsMinimumSpin: true }, { keepsMinimumSpin: false }]
  expect(() => pacedGate('RNG', 2_500, does)).toThrow('GAME_NOT_IN_COUNTRY')
  expect(() => pacedGate('RNG', 2_500, keeps)).not.toThrow()
  expect(() => pacedGate('SPORTS', 2_500, does)).not.toThrow()
  expect(() => pacedGate('RNG', 0, does)).not.toThrow()
})
