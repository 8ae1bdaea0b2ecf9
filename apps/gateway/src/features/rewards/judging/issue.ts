import { randomBytes } from 'node:crypto'
import type { Merchant } from '@livery/merchant/merchant'
import { entitledTickets } from '../../../ledger/raffle/entitled.ts'
import { type Issued, issueReward } from '../../../ledger/rewards/rewards.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { Programme } from '../rules/compiled.ts'
import { localMoment, periodName } from '../rules/moments.ts'
import type { JudgedMember } from './members.ts'

/** What entitles a member to a reward of a programme. */
export interface Gift {
  readonly memberId: string
  readonly programme: Programme
  /** The period or fact it is given for. */
  readonly source: string
  readonly factKind: string
  readonly factKey: string
  /** The moment of the entitlement, now by default; it decides which raffle a ticket is for. */
  readonly atMs?: number
  readonly amountMinor: bigint
  readonly turnoverMinor: bigint
  readonly comment?: string | null
  readonly inputs: Readonly<Record<string, unknown>>
}

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A reward's id, which members read to customer service: without letters that look alike. */
export function newRewardId(): string {
  return `R${Array.from(randomBytes(12), (byte) => LETTERS[byte % 32]).join('')}`
}

/** Gives a reward, within the programme's limits. */
export async function issueGift(
  sql: Sql,
  { id: merchantId, timeZone }: Merchant,
  { memberId, programme, source, ...gift }: Gift,
  { address, device, level }: JudgedMember,
  nowMs: number,
): Promise<Issued | 'early' | 'late' | 'most'> {
  const { stated, budget, raffle } = programme
  const at = new Date(gift.atMs ?? nowMs)
  const tickets =
    raffle === null ? null : await entitledTickets(sql, merchantId, memberId, raffle, at, gift.amountMinor)
  if (typeof tickets === 'string') return tickets
  const needsPerson = stated.approval === 'person' || stated.join === 'apply'
  return issueReward(
    sql,
    {
      id: newRewardId(),
      merchantId,
      memberId,
      programmeId: programme.id,
      version: programme.version,
      source,
      factKind: gift.factKind,
      factKey: gift.factKey,
      kind: programme.kind,
      currency: { code: tickets?.currency ?? programme.currency, exponent: programme.exponent },
      amountMinor: tickets?.amount ?? gift.amountMinor,
      turnoverMinor: gift.turnoverMinor,
      state: needsPerson ? 'applying' : 'issued',
      // Tickets that wait for a claim would miss the draw.
      isAuto: stated.claim === 'auto' || tickets !== null,
      comment: gift.comment ?? null,
      inputs: { ...gift.inputs, level, ...(programme.freeRounds && { freeRounds: programme.freeRounds }) },
      address,
      device,
      budgetPeriod: budget.per === 'ever' ? 'ever' : periodName(budget.per, localMoment(nowMs, timeZone), ''),
      expiresAt: new Date(nowMs + programme.expiresMs),
    },
    { budget: budget.amount, once: stated.conditions?.once ?? [], excludes: programme.excludes },
  )
}
