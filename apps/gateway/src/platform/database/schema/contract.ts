import { CONTRACT_KINDS } from '@livery/contract/agent/contract-words'
import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { member } from './member.ts'

/**
 * A contract's states: offered (`P`, or `E` where one is in force already), in force (`A`), refused (`R`), its end
 * requested (`V`), ended (`C`), and taken back by the offerer (`W`).
 */
export const CONTRACT_STATES = ['P', 'E', 'A', 'R', 'V', 'C', 'W'] as const

const inList = (column: string, values: readonly string[]) =>
  sql.raw(`"${column}" in (${values.map((value) => `'${value}'`).join(', ')})`)

/**
 * An agent's agreement with a direct downline, for a kind and a game type. A changed contract is another row: each is
 * in force from `since` to `until`, both beginnings of periods, and its terms never change (docs/decisions/93).
 */
export const contract = pgTable(
  'contract',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantId: text('merchant_id').notNull(),
    kind: text('kind').notNull(),
    gameType: text('game_type').notNull(),
    payerId: bigint('payer_id', { mode: 'bigint' }).notNull(),
    holderId: bigint('holder_id', { mode: 'bigint' }).notNull(),
    /** `P` a percentage, `F` an amount. */
    rateType: text('rate_type').notNull(),
    /** In their original order and form. */
    tiers: jsonb('tiers').notNull(),
    state: text('state').notNull(),
    offeredAt: instant('offered_at').notNull().default(sql`clock_timestamp()`),
    answeredAt: instant('answered_at'),
    since: instant('since'),
    until: instant('until'),
  },
  (table) => [
    foreignKey({
      name: 'contract_payer',
      columns: [table.merchantId, table.payerId],
      foreignColumns: [member.merchantId, member.id],
    }),
    foreignKey({
      name: 'contract_holder',
      columns: [table.merchantId, table.holderId],
      foreignColumns: [member.merchantId, member.id],
    }),
    uniqueIndex('contract_offered')
      .on(table.holderId, table.kind, table.gameType, table.merchantId)
      .where(sql`${table.state} in ('P', 'E')`),
    uniqueIndex('contract_in_force')
      .on(table.holderId, table.kind, table.gameType, table.merchantId)
      .where(sql`${table.state} in ('A', 'V') and ${table.until} is null`),
    index('contract_by_payer').on(table.payerId, table.merchantId, table.kind, table.holderId),
    index('contract_by_holder').on(table.holderId, table.merchantId, table.kind, table.offeredAt),
    index('contract_by_kind').on(table.merchantId, table.kind, table.since).where(sql`${table.since} is not null`),
    check('contract_kind', inList('kind', CONTRACT_KINDS)),
    check('contract_state', inList('state', CONTRACT_STATES)),
    check('contract_rate_type', inList('rate_type', ['P', 'F'])),
    check('contract_between', sql`${table.payerId} <> ${table.holderId}`),
    check('contract_force', sql`(${table.state} in ('A', 'V', 'C')) = (${table.since} is not null)`),
  ],
)

/** What happened to a contract, with the contract as it was then. */
export const contractStep = pgTable(
  'contract_step',
  {
    id: bigint('id', { mode: 'bigint' }).generatedAlwaysAsIdentity(),
    merchantId: text('merchant_id').notNull(),
    contractId: bigint('contract_id', { mode: 'bigint' })
      .notNull()
      .references(() => contract.id),
    kind: text('kind').notNull(),
    payerId: bigint('payer_id', { mode: 'bigint' }).notNull(),
    holderId: bigint('holder_id', { mode: 'bigint' }).notNull(),
    /** The actor; null for the platform. */
    actorId: bigint('actor_id', { mode: 'bigint' }),
    /** The state after the step, or `K` where an end was requested and the contract was kept. */
    state: text('state').notNull(),
    snapshot: jsonb('snapshot').notNull(),
    at: instant('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.id] }),
    index('contract_step_by_payer').on(table.payerId, table.merchantId, table.kind, table.id),
    index('contract_step_by_holder').on(table.holderId, table.merchantId, table.kind, table.id),
  ],
)
