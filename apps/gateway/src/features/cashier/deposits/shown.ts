import type { Deposit, DepositMethod, DepositState, PaymentStep } from '@livery/contract/cashier/deposits'
import { DEPOSIT_FAILURES } from '@livery/contract/payments/facts'
import { fromMinor } from '@livery/locale/amount'
import type { DepositRow, StepRow } from '../../../ledger/payments/deposits.ts'
import { feeOf } from '../../../tenancy/payments/fee.ts'
import { methodName } from '../../../tenancy/payments/method-name.ts'
import type { DepositWay } from '../deposit-ways.ts'
import { shownInstruction } from './instruction.ts'

/** Who has to take the next step; nobody for a deposit in a final state. */
const NEXT_ACTOR: Readonly<Record<DepositState, Deposit['nextActor']>> = {
  created: 'us',
  awaiting: 'you',
  confirming: 'bank',
  review: 'us',
  credited: null,
  expired: null,
  failed: null,
  cancelled: null,
  rejected: null,
  disputed: 'bank',
  lost: null,
}

/** States in which the payer still needs the instruction. */
const PAYABLE: ReadonlySet<DepositState> = new Set(['awaiting', 'confirming', 'review', 'expired'])
const ACTORS = ['player', 'platform', 'provider'] as const

export function methodShown(
  { method, minMinor, maxMinor, quickMinor, fee, logoUrl, isClosed }: DepositWay & { readonly isClosed: boolean },
  exponent: number,
  language: string,
): DepositMethod {
  const { deposit } = method
  return {
    id: method.id,
    name: methodName(method, language),
    logo: logoUrl,
    kind: deposit.kind,
    min: fromMinor(minMinor, exponent),
    max: fromMinor(maxMinor, exponent),
    quick: quickMinor.map((minor) => fromMinor(minor, exponent)),
    fee: { basisPoints: fee.basisPoints, fixed: fromMinor(fee.fixedMinor, exponent) },
    usualMinutes: deposit.takes.usual,
    longestMinutes: deposit.takes.longest,
    expiresAfterMinutes: deposit.expiresAfterMinutes,
    proof: deposit.proof ?? null,
    network: deposit.network ?? null,
    fields: [...deposit.fields],
    closed: isClosed,
  }
}

/**
 * A deposit as its member sees it.
 *
 * @param way its way to pay; undefined where the merchant no longer has it
 */
export function depositShown(
  row: DepositRow,
  steps: readonly StepRow[],
  way: DepositWay | undefined,
  language: string,
): Deposit {
  const { exponent, state } = row
  const decimal = (minor: bigint) => fromMinor(minor, exponent)
  const sum = { reference: row.reference, currency: row.currency, exponent, payableMinor: row.payable_minor }
  const scheme = way?.method.deposit.scheme ?? null
  // How long a way to pay takes says nothing about how long a bank's dispute does.
  const takes = state === 'disputed' ? undefined : way?.method.deposit.takes
  const isPayable = PAYABLE.has(state) && row.instructions !== null
  return {
    reference: row.reference,
    methodId: row.method,
    methodName: way ? methodName(way.method, language) : row.method,
    kind: way?.method.deposit.kind ?? 'transfer',
    state,
    currency: row.currency,
    amount: decimal(row.amount_minor),
    payable: decimal(row.payable_minor),
    received: decimal(row.received_minor),
    credited: decimal(row.credited_minor),
    fee: decimal(feeShown(row)),
    instruction: isPayable ? shownInstruction(row.instructions, { ...sum, scheme }) : null,
    proof: state === 'awaiting' || state === 'expired' ? (way?.method.deposit.proof ?? null) : null,
    bonusId: row.bonus_id,
    confirmations:
      row.confirmations_needed === null ? null : { seen: row.confirmations ?? 0, needed: row.confirmations_needed },
    nextActor: state === 'awaiting' && isBeingRedeemed(row) ? 'bank' : NEXT_ACTOR[state],
    usualMinutes: takes?.usual ?? 0,
    longestMinutes: takes?.longest ?? 0,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    now: new Date().toISOString(),
    canCancel: state === 'created' || state === 'awaiting',
    steps: steps.map(stepShown),
  }
}

/** Whether the payer has done their part: the provider redeems the voucher that they typed. */
const isBeingRedeemed = ({ instructions }: DepositRow) =>
  instructions?.kind === 'voucher' && instructions.number === null

function stepShown({ state, at, actor, reason, params }: StepRow): PaymentStep {
  // Which operator it was is not for players to know.
  const by = ACTORS.find((known) => known === actor) ?? 'operator'
  return { state, at: at.toISOString(), actor: by, reason: failureOf(params) ?? reason }
}

/** What the provider refused for, where the player can act on it. */
const failureOf = ({ provider }: StepRow['params']) => DEPOSIT_FAILURES.find((known) => known === provider)

/** The fee that was taken, or that will be where nothing has come yet. */
function feeShown(row: DepositRow): bigint {
  if (row.received_minor > 0n) return row.received_minor - row.credited_minor
  const fee = feeOf(row.payable_minor, { basisPoints: row.fee_basis_points, fixedMinor: row.fee_fixed_minor })
  if (fee > row.payable_minor) return row.payable_minor
  return fee
}
