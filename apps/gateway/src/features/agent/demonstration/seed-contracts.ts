import type { ContractKind } from '@livery/contract/agent/contract-words'
import type { Merchant } from '@livery/merchant/merchant'
import type { Database } from '../../../platform/database/connect.ts'
import { integer, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { periodAt } from '../computation/periods.ts'
import { noteStep } from '../contracts/store.ts'
import { type KindPlan, offeredKinds, planOf } from '../plan/plan-of.ts'
import { settleDue } from '../settlement/settle-due.ts'
import { sharesOf } from './shares-of.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** When each kind begins to be settled: a few periods ago, no more than one run looks at; a dividend with the play. */
const BEGAN_MS: Readonly<Record<ContractKind, number>> = {
  dividend: 85 * DAY_MS,
  daily: 7 * DAY_MS,
  hourly: 6 * HOUR_MS,
  realtime: DAY_MS,
}
/** Tenths of the upline's terms that an agent gets: right below the top, and further down. */
const TENTHS = [6n, 4n] as const

type Seeded = Pick<Merchant, 'id' | 'currency' | 'timeZone' | 'turnover' | 'contracts' | 'capabilities' | 'demo'>

/**
 * Gives the agents of a demonstration's team contracts, and settles the periods since then as the job would have. One
 * contract waits for an answer, and the end of another one is requested. A merchant that was settled before stays as it
 * is.
 */
export async function seedContracts(database: Database, merchant: Seeded): Promise<void> {
  const top = merchant.demo.accounts.find(({ kind }) => kind === 'agent')
  const kinds = offeredKinds(merchant)
  if (!top || kinds.length === 0) return
  const now = new Date()
  const isNew = await database.transaction(async (tx) => {
    await tx.run('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`demonstration contracts ${merchant.id}`])
    const settled = await tx.run('select from contract_clock where merchant_id = $1 limit 1', [merchant.id])
    const agents = settled > 0 ? [] : await agentsBelow(tx, merchant.id, top.username)
    for (const kind of agents.length > 0 ? kinds : [])
      await seedKind(tx, merchant, planOf(merchant, kind)!, agents, now)
    return agents.length > 0
  })
  if (isNew) await settleDue(database, merchant, now)
}

interface Below {
  readonly id: string
  readonly upline: string
  readonly level: number
}

function agentsBelow(sql: Sql, merchantId: string, account: string): Promise<readonly Below[]> {
  return sql.rows(
    { id: text, upline: text, level: integer },
    `select l.member_id::text as id, p.upline_id::text as upline, l.distance as level
       from member a
       join team_line l on l.merchant_id = $1 and l.upline_id = a.id and l.distance between 1 and ${TENTHS.length}
       join team_member p on p.merchant_id = $1 and p.member_id = l.member_id
       join member m on m.merchant_id = $1 and m.id = l.member_id and m.kind <> 0
      where a.merchant_id = $1 and a.account_key = lower($2) order by l.distance, l.member_id`,
    [merchantId, account],
  )
}

async function seedKind(tx: Sql, merchant: Seeded, plan: KindPlan, agents: readonly Below[], now: Date): Promise<void> {
  const { kind } = plan.rules
  const since = periodAt(kind, new Date(now.getTime() - BEGAN_MS[kind]), plan.calendar).base.from
  const start = kind === 'hourly' ? new Date(now.getTime() - BEGAN_MS.hourly) : since
  await tx.run('insert into contract_clock (merchant_id, kind, since) values ($1, $2, $3)', [merchant.id, kind, start])
  const bounds = { exponent: merchant.currency.exponent, rateMost: plan.rateMost }
  for (const [index, { id, upline, level }] of agents.entries()) {
    for (const terms of plan.top) {
      const tiers = JSON.stringify(sharesOf(terms, TENTHS[level - 1]!, bounds))
      const add = async (state: 'A' | 'V' | 'E', from: Date | null, share = tiers) => {
        const row = await tx.row(
          { id: text },
          `insert into contract (merchant_id, kind, game_type, payer_id, holder_id, rate_type, tiers, state, offered_at, answered_at, since)
           values ($1, $2, $3, $4::bigint, $5::bigint, $6, $7, $8, coalesce($9, now()), $9, $9) returning id::text as id`,
          [merchant.id, kind, terms.gameType, upline, id, terms.rateType, share, state, from],
        )
        await noteStep(tx, merchant.id, row!.id, state === 'V' ? 'A' : state, upline)
        if (state === 'V') await noteStep(tx, merchant.id, row!.id, 'V', upline)
      }
      // The first direct downline has an offer of a little more; the last one is asked to end the contract.
      const isLast = index === agents.findLastIndex((one) => one.level === 1) && index > 0
      const hasBelow = agents.some((one) => one.upline === id)
      await add(isLast && !hasBelow ? 'V' : 'A', since)
      if (index === 0) await add('E', null, JSON.stringify(sharesOf(terms, 7n, bounds)))
    }
  }
}
