import { RATE_TYPES } from '@livery/contract/agent/contract-rules'
import { CARRIES, CONTRACT_GAME_TYPES, CONTRACT_KINDS, type ContractKind } from '@livery/contract/agent/contract-words'
import { oneOf as oneOfWords } from '@livery/contract/schemas'
import Type, { type Static } from 'typebox'
import {
  boolean,
  instant,
  integer,
  json,
  nullable,
  oneOf,
  type RowOf,
  text,
} from '../../../../platform/database/row.ts'
import type { Sql } from '../../../../platform/database/sql.ts'
import type { Base, Period } from '../../computation/periods.ts'
import type { Rules } from '../../computation/plan.ts'
import type { WrittenTerms } from '../../plan/plan-of.ts'

/** Terms in the form in which they are stored with a run. */
export const StoredTerms = Type.Object({
  contract: Type.String(),
  gameType: oneOfWords(CONTRACT_GAME_TYPES),
  rateType: oneOfWords(RATE_TYPES),
  tiers: Type.Array(
    Type.Object({ turnover: Type.String(), loss: Type.String(), active: Type.String(), rate: Type.String() }),
  ),
})
export type StoredTerms = Static<typeof StoredTerms>

const StoredRules = Type.Object({
  carry: oneOfWords(CARRIES),
  activeMinor: Type.String(),
  top: Type.Array(Type.Omit(StoredTerms, ['contract'])),
})

const StoredBase = Type.Object({ key: Type.String(), from: Type.String(), to: Type.String(), month: Type.String() })
const StoredBases = Type.Object({
  former: Type.Union([Type.Object({ key: Type.String(), month: Type.String() }), Type.Null()]),
  list: Type.Array(StoredBase),
})
export type StoredBases = Static<typeof StoredBases>

export const RUN = {
  id: text,
  merchant_id: text,
  kind: oneOf(CONTRACT_KINDS),
  key: text,
  from_at: instant,
  to_at: instant,
  base: text,
  base_from: instant,
  base_to: instant,
  month: text,
  currency: text,
  exponent: integer,
  rules: json(StoredRules),
  version: text,
  bases: json(StoredBases),
  watermark: instant,
  inputs_hash: text,
  lines_hash: text,
  paid_at: nullable(instant),
}
export type RunRow = RowOf<typeof RUN>
export const RUN_COLUMNS = Object.keys(RUN)
  .map((column) => (column === 'id' ? 'id::text as id' : column))
  .join(', ')

/** The rules in the form in which they are stored with a run; the version is made from it. */
export function storedRules({ carry, activeMinor }: Rules, top: readonly WrittenTerms[]): Static<typeof StoredRules> {
  return { carry, activeMinor: String(activeMinor), top: [...top] as Static<typeof StoredRules>['top'] }
}

const rulesOf = ({ kind, rules }: Pick<RunRow, 'kind' | 'rules'>): Rules => ({
  kind,
  carry: rules.carry,
  activeMinor: BigInt(rules.activeMinor),
})

export const storedBase = ({ key, from, to, month }: Base): StoredBases['list'][number] => ({
  key,
  from: from.toISOString(),
  to: to.toISOString(),
  month,
})
export const baseOf = ({ key, from, to, month }: StoredBases['list'][number]): Base => ({
  key,
  from: new Date(from),
  to: new Date(to),
  month,
})

/** The part of a run that the next period depends on. */
export const periodOf = (run: RunRow): Pick<Period, 'to' | 'base'> => ({
  to: run.to_at,
  base: { key: run.base, from: run.base_from, to: run.base_to, month: run.month },
})

/** The last period that was settled. */
export function lastRun(sql: Sql, merchantId: string, kind: ContractKind): Promise<RunRow | null> {
  return sql.row(
    RUN,
    `select ${RUN_COLUMNS} from contract_run where merchant_id = $1 and kind = $2 order by to_at desc limit 1`,
    [merchantId, kind],
  )
}

/** Whether another period has this period's name, and another base this base's name. */
export async function namesTaken(sql: Sql, merchantId: string, kind: ContractKind, { key, from, base }: Period) {
  const row = await sql.row(
    { period: boolean, base: boolean },
    `select exists (select from contract_run
                     where merchant_id = $1 and kind = $2 and key = $3 and from_at <> $4) as period,
            exists (select from contract_run
                     where merchant_id = $1 and kind = $2 and base = $5 and base_from <> $6) as base`,
    [merchantId, kind, key, from, base.key, base.from],
  )
  return row!
}

export function runByKey(sql: Sql, merchantId: string, kind: ContractKind, key: string): Promise<RunRow | null> {
  return sql.row(RUN, `select ${RUN_COLUMNS} from contract_run where merchant_id = $1 and kind = $2 and key = $3`, [
    merchantId,
    kind,
    key,
  ])
}

/** The runs whose money has not moved yet, the oldest first. */
export function unpaidRuns(sql: Sql, merchantId: string): Promise<readonly RunRow[]> {
  return sql.rows(
    RUN,
    `select ${RUN_COLUMNS} from contract_run where merchant_id = $1 and paid_at is null order by contract_run.id`,
    [merchantId],
  )
}

export interface NewRun {
  readonly merchantId: string
  readonly kind: ContractKind
  readonly period: Period
  readonly timeZone: string
  readonly currency: { readonly code: string; readonly exponent: number }
  readonly rules: Static<typeof StoredRules>
  readonly version: string
  readonly looksBack: boolean
}

const BEGUN = { id: text, watermark: instant }

/** Begins a period’s run; null where it is settled already. */
export function beginRun(sql: Sql, run: NewRun): Promise<RowOf<typeof BEGUN> | null> {
  const { merchantId, kind, period, timeZone, currency, rules, version, looksBack } = run
  const { base } = period
  return sql.row(
    BEGUN,
    `insert into contract_run (merchant_id, kind, key, from_at, to_at, base, base_from, base_to, month, time_zone, currency,
                               exponent, rules, version, looks_back, bases, watermark, inputs_hash, lines_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, '{}', clock_timestamp(), '', '')
     on conflict do nothing returning id::text as id, watermark`,
    [
      ...[merchantId, kind, period.key, period.from, period.to, base.key, base.from, base.to, base.month, timeZone],
      ...[currency.code, currency.exponent, rules, version, looksBack],
    ],
  )
}

export async function endRun(
  sql: Sql,
  id: string,
  bases: StoredBases,
  inputsHash: string,
  linesHash: string,
): Promise<void> {
  await sql.run('update contract_run set bases = $2, inputs_hash = $3, lines_hash = $4 where id = $1::bigint', [
    id,
    bases,
    inputsHash,
    linesHash,
  ])
}

const SETTLED_BASE = { key: text, from: instant, to: instant, month: text, since: instant }
export type SettledBase = RowOf<typeof SETTLED_BASE>

/** Bases that end after a moment, the oldest first, each with the time of its last reading. */
export function settledBases(
  sql: Sql,
  merchantId: string,
  kind: ContractKind,
  endsAfter: Date,
): Promise<readonly SettledBase[]> {
  return sql.rows(
    SETTLED_BASE,
    `select b.base as key, b.base_from as from, b.base_to as to, b.month,
            greatest(max(b.watermark), (
              select max(l.watermark) from contract_run l
               where l.merchant_id = $1 and l.kind = $2 and l.looks_back and l.to_at > b.base_to)) as since
       from contract_run b
      where b.merchant_id = $1 and b.kind = $2 and b.to_at > $3
      group by b.base, b.base_from, b.base_to, b.month order by b.base_from`,
    [merchantId, kind, endsAfter],
  )
}

/** The rules of bases, from the run that settled each first. */
export async function rulesOfBases(
  sql: Sql,
  merchantId: string,
  kind: ContractKind,
  bases: readonly string[],
): Promise<ReadonlyMap<string, Rules>> {
  const rows = await sql.rows(
    { base: text, rules: json(StoredRules) },
    `select distinct on (base) base, rules from contract_run
      where merchant_id = $1 and kind = $2 and base = any ($3) order by base, id`,
    [merchantId, kind, bases],
  )
  return new Map(rows.map(({ base, rules }) => [base, rulesOf({ kind, rules })]))
}

/** The base that ends at a moment. */
export function baseBefore(sql: Sql, merchantId: string, kind: ContractKind, at: Date) {
  return sql.row(
    { key: text, month: text },
    `select base as key, month from contract_run
      where merchant_id = $1 and kind = $2 and base_to = $3 order by to_at desc limit 1`,
    [merchantId, kind, at],
  )
}
