import { expect, test } from 'vitest'
import type { WithdrawalFacts } from '../../../ledger/withdrawals/request.ts'
import { type Checked, isSameName, requiredDocuments, runChecks } from './checks.ts'

const checks = {
  openRounds: 'refuse',
  ownName: 'review',
  sameWay: 'review',
  newPayee: 'review',
  firstWithdrawal: 'review',
  sharedPayee: 'refuse',
  sharedDevice: 'review',
  passwordReset: 'review',
} as const
const merchant = {
  currency: { code: 'PHP', symbol: '₱', exponent: 2 },
  withdrawal: {
    receivedAfterMinutes: 60,
    payeeCoolDownMinutes: 0,
    resetHoldMinutes: 1_440,
    cancellable: true,
    perDay: { count: 3, amount: '500' },
    reviewFrom: '400',
    checks,
  },
} as const
const facts: WithdrawalFacts = {
  available: '100000',
  left: '0',
  debt: '0',
  openRounds: 0,
  dayCount: 0,
  dayAmount: '0',
  paidBefore: true,
  payeePaidBefore: true,
  payeeCoolMinutes: 0,
  payeeOfOthers: false,
  sharedAddress: false,
  resetMinutes: null,
  waysIn: [],
}
const checked: Checked = { amountMinor: 10_000n, way: 'bank', isOwnName: true, waysOut: ['bank', 'wallet'] }
const found = (changed: Partial<WithdrawalFacts> = {}, other: Partial<Checked> = {}, at = merchant) =>
  runChecks({ ...checked, ...other }, { ...facts, ...changed }, at).filter(({ outcome }) => outcome !== 'pass')

test('a withdrawal at which nothing is found passes', () => {
  expect(found()).toEqual([])
})

test('what is still to be staked locks as much of the balance, and no more', () => {
  expect(found({ left: '90000' })).toEqual([])
  expect(found({ left: '90001' })).toEqual([
    { check: 'requirement', outcome: 'refuse', params: { amount: '90001', most: '9999' } },
  ])
  expect(found({ left: '200000' })).toEqual([
    { check: 'requirement', outcome: 'refuse', params: { amount: '200000', most: '0' } },
  ])
})

test('count and amount of perDay are limited, and the refusal says how much is left', () => {
  expect(found({ dayCount: 2 })).toEqual([])
  expect(found({ dayCount: 3 })).toEqual([{ check: 'dayCount', outcome: 'refuse', params: { count: 3 } }])
  expect(found({ dayAmount: '40000' })).toEqual([])
  expect(found({ dayAmount: '40001' })).toEqual([{ check: 'dayAmount', outcome: 'refuse', params: { most: '9999' } }])
  const without = { ...merchant, withdrawal: { ...merchant.withdrawal, perDay: { count: 3 } } }
  expect(found({ dayAmount: '900000' }, {}, without as unknown as typeof merchant)).toEqual([])
})

test('a debt and a payee that is too new are refused with what the player has to know', () => {
  expect(found({ debt: '500', payeeCoolMinutes: 12 })).toEqual([
    { check: 'payeeCool', outcome: 'refuse', params: { minutes: 12 } },
    { check: 'debt', outcome: 'refuse', params: { amount: '500' } },
  ])
})

test('no money leaves within resetHoldMinutes after a forgotten password was reset', () => {
  expect(found({ resetMinutes: 0 })).toContainEqual({
    ...{ check: 'resetHold', outcome: 'refuse', params: { minutes: 1_440 } },
  })
  expect(found({ resetMinutes: 1_439 })[0]).toMatchObject({ check: 'resetHold', params: { minutes: 1 } })
  expect(found({ resetMinutes: 1_440 })).toEqual([{ check: 'passwordReset', outcome: 'review' }])
  expect(found({ resetMinutes: 7 * 1_440 })).toEqual([])
})

test('from the merchant’s reviewFrom on a person decides', () => {
  expect(found({}, { amountMinor: 39_999n })).toEqual([])
  expect(found({}, { amountMinor: 40_000n })).toEqual([{ check: 'reviewFrom', outcome: 'review' }])
})

const FINDS: readonly [keyof typeof checks, Partial<WithdrawalFacts>, Partial<Checked>][] = [
  ['openRounds', { openRounds: 1 }, {}],
  ['ownName', {}, { isOwnName: false }],
  ['sameWay', { waysIn: ['wallet', 'voucher'] }, {}],
  ['newPayee', { payeePaidBefore: false }, {}],
  ['firstWithdrawal', { paidBefore: false }, {}],
  ['sharedPayee', { payeeOfOthers: true }, {}],
  ['sharedDevice', { sharedAddress: true }, {}],
  ['passwordReset', { resetMinutes: 3_000 }, {}],
]

test('what openRounds, ownName, sameWay, newPayee, firstWithdrawal, sharedPayee, sharedDevice and passwordReset find has the stated outcome', () => {
  expect(FINDS.map(([check]) => check).sort()).toEqual(Object.keys(checks).sort())
  for (const [check, changed, other] of FINDS) {
    expect(found(changed, other)).toEqual([{ check, outcome: checks[check] }])
    const lenient = { ...merchant, withdrawal: { ...merchant.withdrawal, checks: { ...checks, [check]: 'pass' } } }
    expect(found(changed, other, lenient as unknown as typeof merchant)).toEqual([])
  }
})

test('money goes back by a way it came in where that way pays out', () => {
  expect(found({ waysIn: ['bank', 'wallet'] })).toEqual([])
  expect(found({ waysIn: ['voucher'] })).toEqual([])
})

test('a name without its marks, in another order and in capitals is the same name; a shorter one is another', () => {
  expect(isSameName('José María  Cruz', 'CRUZ Jose Maria')).toBe(true)
  expect(isSameName('محمد علي', 'علي محمد')).toBe(true)
  expect(isSameName('Jose Cruz', 'Jose Maria Cruz')).toBe(false)
})

test('a vowel sign of a script that writes vowels so is a letter: who has another one is somebody else', () => {
  expect(isSameName('राम कुमार', 'कुमार  राम')).toBe(true)
  expect(isSameName('राम कुमार', 'रीमा कामरा')).toBe(false)
  expect(isSameName('মিতা', 'মাতা')).toBe(false)
  expect(isSameName('กิตติ', 'กัตตุ')).toBe(false)
  expect(isSameName('မင်းမင်း', 'မောင်မိုင်')).toBe(false)
})

test('where reviewFrom, openRounds, ownName, sameWay, newPayee, firstWithdrawal, sharedPayee, sharedDevice or passwordReset stops it, its own documents are wanted', () => {
  const documents = {
    reviewFrom: ['documentSource'],
    openRounds: ['documentAddress'],
    ownName: ['documentIdentity', 'documentAccount'],
    sameWay: ['documentAccount'],
    newPayee: ['documentAccount', 'documentAddress'],
    firstWithdrawal: ['documentIdentity'],
    sharedPayee: ['documentIdentity', 'documentSource'],
    sharedDevice: ['documentAddress', 'documentIdentity'],
    passwordReset: ['documentIdentity'],
  } satisfies Parameters<typeof requiredDocuments>[1]
  const required = (...results: Parameters<typeof requiredDocuments>[0]) => [...requiredDocuments(results, documents)]
  for (const [check, kinds] of Object.entries(documents)) {
    expect(required({ check, outcome: 'review' })).toEqual(kinds)
    expect(required({ check, outcome: 'pass' }, { check: 'debt', outcome: 'review' })).toEqual([])
  }
  expect(required({ check: 'ownName', outcome: 'review' }, { check: 'sharedPayee', outcome: 'review' })).toEqual([
    'documentIdentity',
    'documentAccount',
    'documentSource',
  ])
})
