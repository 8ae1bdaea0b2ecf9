import type { Period } from '@livery/contract/account/history/period'
import type { MovementTotals } from '@livery/contract/account/history/transactions'
import type { AgentMovement } from '@livery/contract/agent/reports'
import type { RequestOf, ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { fromMinor, toMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'
import Type from 'typebox'
import { fromWord, toWord } from '../../../members/history/cursor.ts'
import { readMovementTotals, readPlacedMovements } from '../../../members/history/transactions.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { historyOf, type Viewed } from '../viewer.ts'

type Money = Pick<Merchant, 'currency' | 'timeZone'>
type Request = RequestOf<Calls['agentMovements']>
type Response = ResponseOf<Calls['agentMovements']>

const PAGE_SIZE = 20
/** For each account the last movement that was shown; null where none was. */
const Places = Type.Array(Type.Union([Type.String({ maxLength: 200 }), Type.Null()]))

/** Movements of several accounts, the latest first; those of one account stay in its own order. */
export async function readMovementsOf(
  sql: Sql,
  merchant: Money,
  members: readonly Viewed[],
  period: Period,
  { cursor, pageSize = PAGE_SIZE, kind, language }: Request,
): Promise<Pick<Response, 'movements' | 'next'>> {
  const known = cursor === undefined ? [] : fromWord(Places, cursor)
  const queues = []
  for (const [index, member] of members.entries()) {
    const place = known[index] ?? null
    const page = { pageSize, language, ...(kind && { kind }), ...(place && { cursor: place }) }
    const { placed, hasMore } = await readPlacedMovements(sql, historyOf(merchant, member), period, page)
    queues.push({ account: member.account, place, left: [...placed], hasMore })
  }
  const movements: AgentMovement[] = []
  while (movements.length < pageSize) {
    const next = latestOf(queues)
    const head = next?.left.shift()
    if (!next || !head) break
    next.place = head.place
    movements.push({ ...head.movement, account: next.account })
  }
  const hasMore = queues.some((queue) => queue.left.length > 0 || queue.hasMore)
  return { movements, next: hasMore ? toWord(queues.map(({ place }) => place)) : null }
}

/** The account whose next movement is the latest. */
function latestOf<Queue extends { readonly left: readonly { readonly movement: { readonly at: string } }[] }>(
  queues: readonly Queue[],
): Queue | undefined {
  const at = ({ left: [head] }: Queue) => head?.movement.at ?? ''
  return queues.reduce<Queue | undefined>((latest, one) => (latest && at(latest) >= at(one) ? latest : one), undefined)
}

/** The totals of several accounts together, and the kinds that occur in any of them. */
export async function readMovementTotalsOf(
  sql: Sql,
  merchant: Money,
  members: readonly Viewed[],
  period: Period,
  kind: string | undefined,
): Promise<{ readonly totals: MovementTotals; readonly kinds: string[] }> {
  const { exponent } = merchant.currency
  const sums = { entries: 0, in: 0n, out: 0n, opening: 0n, closing: 0n }
  const kinds = new Set<string>()
  for (const member of members) {
    const one = await readMovementTotals(sql, historyOf(merchant, member), period, kind)
    for (const name of one.kinds) kinds.add(name)
    sums.entries += one.totals.entries
    for (const name of ['in', 'out', 'opening', 'closing'] as const) sums[name] += toMinor(one.totals[name], exponent)
  }
  const amount = (minor: bigint) => fromMinor(minor, exponent)
  return {
    totals: {
      entries: sums.entries,
      ...{ in: amount(sums.in), out: amount(sums.out) },
      ...{ opening: amount(sums.opening), closing: amount(sums.closing) },
    },
    kinds: [...kinds].sort(),
  }
}
