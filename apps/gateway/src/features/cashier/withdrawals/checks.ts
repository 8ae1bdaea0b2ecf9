import { toMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'
import type { WithdrawalFacts } from '../../../ledger/withdrawals/request.ts'

/**
 * The result of a check before a payout; `params` are for the text that tells the player what to do. Amounts are minor
 * units.
 */
export interface CheckResult {
  readonly check: string
  readonly outcome: 'pass' | 'review' | 'refuse'
  readonly params?: Readonly<Record<string, string | number>>
}

/** A withdrawal as its checks see it. */
export interface Checked {
  readonly amountMinor: bigint
  readonly way: string
  /** Null where the way needs no name, or the player has stated none. */
  readonly isOwnName: boolean | null
  /** The ways that pay out. */
  readonly waysOut: readonly string[]
}

type Rule = (
  checked: Checked,
  facts: WithdrawalFacts,
  merchant: Pick<Merchant, 'withdrawal' | 'currency'>,
) => CheckResult

const pass = (check: string): CheckResult => ({ check, outcome: 'pass' })

/** A check whose outcome the merchant's file states. */
const stated =
  (check: keyof Merchant['withdrawal']['checks'], finds: (checked: Checked, facts: WithdrawalFacts) => boolean): Rule =>
  (checked, facts, { withdrawal: { checks } }) =>
    finds(checked, facts) ? { check, outcome: checks[check] } : pass(check)

const wayIn = ({ way, waysOut }: Checked, { waysIn }: WithdrawalFacts) => {
  const both = waysIn.filter((one) => waysOut.includes(one))
  return both.length > 0 && !both.includes(way)
}

/** How long a password set in place of a forgotten one counts as new. */
const RESET_LATELY_MINUTES = 7 * 24 * 60

/** The rules, in the order in which their results are shown to the player. */
const RULES: readonly Rule[] = [
  (_, { resetMinutes }, { withdrawal: { resetHoldMinutes } }) =>
    resetMinutes === null || resetMinutes >= resetHoldMinutes
      ? pass('resetHold')
      : { check: 'resetHold', outcome: 'refuse', params: { minutes: resetHoldMinutes - resetMinutes } },
  (_, { payeeCoolMinutes: minutes }) =>
    minutes === null || minutes === 0
      ? pass('payeeCool')
      : { check: 'payeeCool', outcome: 'refuse', params: { minutes } },
  (_, { debt }) =>
    BigInt(debt) === 0n ? pass('debt') : { check: 'debt', outcome: 'refuse', params: { amount: debt } },
  ({ amountMinor }, { available, left }) => {
    const most = withdrawableMinor(BigInt(available), BigInt(left))
    if (amountMinor <= most) return pass('requirement')
    // Without a requirement to stake, the balance is too small, which the ledger reports.
    if (left === '0') return pass('requirement')
    return { check: 'requirement', outcome: 'refuse', params: { amount: left, most: String(most) } }
  },
  stated('openRounds', (_, { openRounds }) => openRounds > 0),
  (_, { dayCount }, { withdrawal: { perDay } }) =>
    dayCount < perDay.count
      ? pass('dayCount')
      : { check: 'dayCount', outcome: 'refuse', params: { count: perDay.count } },
  ({ amountMinor }, { dayAmount }, { withdrawal: { perDay }, currency }) => {
    if (perDay.amount === undefined) return pass('dayAmount')
    const left = toMinor(perDay.amount, currency.exponent) - BigInt(dayAmount)
    if (amountMinor <= left) return pass('dayAmount')
    return { check: 'dayAmount', outcome: 'refuse', params: { most: String(left > 0n ? left : 0n) } }
  },
  ({ amountMinor }, _, { withdrawal: { reviewFrom }, currency }) =>
    reviewFrom !== undefined && amountMinor >= toMinor(reviewFrom, currency.exponent)
      ? { check: 'reviewFrom', outcome: 'review' }
      : pass('reviewFrom'),
  stated('ownName', ({ isOwnName }) => isOwnName === false),
  stated('sameWay', wayIn),
  stated('newPayee', (_, { payeePaidBefore }) => !payeePaidBefore),
  stated('firstWithdrawal', (_, { paidBefore }) => !paidBefore),
  stated('sharedPayee', (_, { payeeOfOthers }) => payeeOfOthers),
  stated('sharedDevice', (_, { sharedAddress }) => sharedAddress),
  stated('passwordReset', (_, { resetMinutes }) => resetMinutes !== null && resetMinutes < RESET_LATELY_MINUTES),
]

/** The results of all checks of a withdrawal; they are stored with it. */
export function runChecks(...args: Parameters<Rule>): readonly CheckResult[] {
  return RULES.map((rule) => rule(...args))
}

type DocumentsByCheck = NonNullable<Merchant['withdrawal']['documents']>

/** The kinds of documents that the failed checks require, each once. */
export function requiredDocuments(
  checks: readonly CheckResult[],
  documents: DocumentsByCheck,
): ReadonlySet<NonNullable<DocumentsByCheck[keyof DocumentsByCheck]>[number]> {
  const stopping = checks.filter(({ outcome }) => outcome === 'review')
  return new Set(stopping.flatMap(({ check }) => documents[check as keyof DocumentsByCheck] ?? []))
}

/** The amount that may be withdrawn: the balance less what is still to be staked. */
export function withdrawableMinor(availableMinor: bigint, leftMinor: bigint): bigint {
  return availableMinor > leftMinor ? availableMinor - leftMinor : 0n
}

/** Whether a payee's name is the member's own, allowing different spellings of one name. */
export function isSameName(one: string, other: string): boolean {
  return parts(one) === parts(other)
}

/**
 * Accents, and the short vowels of Arabic, which people write or leave out; vowel signs of other scripts are letters.
 */
const AT_WILL = /[\p{M}&&\p{Script=Inherited}]/gv

const parts = (name: string) =>
  name
    .normalize('NFKD')
    .replace(AT_WILL, '')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ')
