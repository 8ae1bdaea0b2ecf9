import type { ContractKind } from '@livery/contract/agent/contract-words'
import type { Merchant } from '@livery/merchant/merchant'
import type { Sql } from '../../../platform/database/sql.ts'
import { digestOf, inputsDigest, textOf } from '../computation/canonical.ts'
import type { BaseInputs } from '../computation/lines.ts'
import type { Base, Period } from '../computation/periods.ts'
import type { Rules } from '../computation/plan.ts'
import { settle, withDebtsDeducted } from '../computation/settle.ts'
import type { KindPlan } from '../plan/plan-of.ts'
import { readOpen, readOwed, takeOffOpen, writeBills } from './store/bills.ts'
import { noteHolders, readHolders } from './store/holders.ts'
import { noteInputs, readInputs } from './store/inputs.ts'
import { readNoted, writeLines } from './store/lines.ts'
import {
  baseBefore,
  beginRun,
  endRun,
  lastRun,
  rulesOfBases,
  type SettledBase,
  type StoredBases,
  settledBases,
  storedBase,
  storedRules,
} from './store/runs.ts'

type Settling = Pick<Merchant, 'id' | 'currency' | 'timeZone'>

/** How long after its end a base is computed again; it does not change after that. */
const LOOK_BACK_DAYS: Readonly<Record<ContractKind, number>> = { dividend: 70, daily: 7, hourly: 7, realtime: 7 }
const DAY_MS = 86_400_000

/**
 * Computes a period and writes its result, all within the caller's transaction. Answers the run's number; null where
 * this or a later period is settled already. See docs/decisions/94.
 */
export async function settlePeriod(
  tx: Sql,
  merchant: Settling,
  plan: Pick<KindPlan, 'rules' | 'top'>,
  period: Period,
): Promise<string | null> {
  const { kind } = plan.rules
  await tx.run('set local statement_timeout = 0')
  await tx.run('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`settle ${kind} ${merchant.id}`])
  const last = await lastRun(tx, merchant.id, kind)
  if (last && period.from < last.to_at) return null
  const rules = storedRules(plan.rules, plan.top)
  const version = digestOf(JSON.stringify(rules))
  const isNewDay = kind === 'realtime' ? last?.base !== period.base.key : dayOf(last?.key ?? '') !== dayOf(period.key)
  const looksBack = period.looksBack || isNewDay
  const { timeZone, currency } = merchant
  const earliest = new Date(period.base.from.getTime() - LOOK_BACK_DAYS[kind] * DAY_MS)
  const settled = await settledBases(tx, merchant.id, kind, looksBack ? earliest : period.base.from)
  const run = await beginRun(tx, {
    ...{ merchantId: merchant.id, kind, period, timeZone, currency, rules, version, looksBack },
  })
  if (!run) return null
  const bases = basesOf(settled, period.base)
  if (bases.at(-1)!.since === null) await noteHolders(tx, merchant.id, kind, period.base, plan.top, currency.exponent)
  const changed = await noteInputs(tx, { merchantId: merchant.id, kind, runId: run.id, currency: currency.code }, bases)
  const rulesOfBase = await rulesOfBases(
    tx,
    merchant.id,
    kind,
    bases.map(({ key }) => key),
  )
  const computed = computedOf(rulesOfBase, bases, changed)
  const former = await baseBefore(tx, merchant.id, kind, computed[0]!.from)
  const stored: StoredBases = { former, list: computed.map(storedBase) }
  const inputs = await readRun(tx, merchant.id, kind, run.id, stored, computed, currency.exponent)
  const of = { merchantId: merchant.id, kind }
  const { lines, bills } = settle({
    bases: inputs.bases as [BaseInputs],
    former: inputs.former,
    owedOf: await readOwed(tx, of),
    openOf: () => 0n,
  })
  const owing = bills.filter(({ owedAfter }) => owedAfter > 0n).map(({ holder }) => holder)
  const result = { lines, bills: withDebtsDeducted(bills, await readOpen(tx, of, owing)) }
  await writeLines(tx, { merchantId: merchant.id, kind, runId: run.id, base: period.base.key }, result.lines)
  await writeBills(tx, { merchantId: merchant.id, kind, runId: run.id }, result.bills)
  await takeOffOpen(tx, { merchantId: merchant.id, kind, runId: run.id }, result.bills)
  await endRun(tx, run.id, stored, inputsDigest(version, inputs.bases), digestOf(textOf(result)))
  return run.id
}

/** The day of a key; a kind with several periods a day looks back only in the first one of a day. */
const dayOf = (key: string) => key.slice(0, 10)

interface ReadBase extends Base {
  readonly since: Date | null
}

/** The bases to read, the oldest first, the run's own last. */
function basesOf(settled: readonly SettledBase[], own: Base): ReadBase[] {
  const before = settled.filter(({ key, to }) => key !== own.key && to <= own.from)
  const known = settled.find(({ key }) => key === own.key)
  return [...before, { ...own, since: known?.since ?? null }]
}

/** The bases to compute: those with new data and the run's own, and all between them when results carry over. */
function computedOf(
  rulesOfBase: ReadonlyMap<string, Rules>,
  bases: readonly ReadBase[],
  changed: ReadonlySet<string>,
): readonly Base[] {
  const isCarried = bases.some(({ key }) => rulesOfBase.get(key)!.carry !== 'none')
  const first = bases.findIndex(({ key }) => changed.has(key))
  const from = first === -1 ? bases.length - 1 : first
  return bases.filter(({ key }, index) => index === bases.length - 1 || (isCarried ? index >= from : changed.has(key)))
}

/** All inputs of a run, as they were known to it. */
export async function readRun(
  sql: Sql,
  merchantId: string,
  kind: ContractKind,
  runId: string,
  { former, list }: StoredBases,
  computed: readonly Base[],
  exponent: number,
): Promise<{ readonly bases: readonly BaseInputs[]; readonly former: Parameters<typeof settle>[0]['former'] }> {
  const keys = list.map(({ key }) => key)
  const holders = await readHolders(sql, merchantId, kind, keys, exponent)
  const rows = await readInputs(sql, merchantId, kind, keys, runId)
  const rules = await rulesOfBases(sql, merchantId, kind, keys)
  const noted = await readNoted(sql, merchantId, kind, former ? [former.key, ...keys] : keys, runId)
  return {
    bases: computed.map((base) => ({
      base,
      rules: rules.get(base.key)!,
      holders: holders.get(base.key) ?? [],
      rows: rows.get(base.key) ?? [],
      noted: noted.get(base.key) ?? [],
    })),
    former: former && { month: former.month, lines: noted.get(former.key) ?? [] },
  }
}
