import type { WrittenTier } from '@livery/contract/agent/contract-rules'
import type { ContractKind } from '@livery/contract/agent/contract-words'
import type { Consolidated } from '@livery/contract/agent/contracts'
import { shortestFromMinor, toMinor } from '@livery/locale/amount'
import type { RowOf } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { readHeld } from './read.ts'
import type { CONTRACT } from './store.ts'

type Held = RowOf<typeof CONTRACT> & { readonly payerAccount: string }

/** The contracts that wait for an answer and those in force, as the maps of each kind. */
const MAPS = {
  dividend: ['divtypereq', 'divtypeinfo'],
  daily: ['dailysalreqtype', 'dailysalinfotype'],
  hourly: ['contracthoursalreq', 'contracthoursalinfo'],
  realtime: ['realtimesalreqtype', 'contractmrdailysalinfotype'],
} as const satisfies Record<ContractKind, readonly [keyof Consolidated, keyof Consolidated]>

const ENTRIES: Readonly<Record<ContractKind, (held: Held) => readonly object[]>> = {
  // A dividend has one row for each step.
  dividend: ({ id, gameType: type, tiers, ...held }) =>
    tiers.map(({ turnover, loss, active, rate }) => ({
      id,
      type,
      ...common(held),
      minimumBet: turnover,
      netLoss: loss,
      activeMember: Number(active),
      contractRate: shortestFromMinor(toMinor(rate, 4), 6),
    })),
  daily: ({ id, rateType, tiers, ...held }) => [
    {
      id,
      ...common(held),
      details: tiers.map(({ turnover, ...tier }) => ({ betVolume: turnover, ...salary(rateType, tier) })),
    },
  ],
  hourly: ({ id, ...held }) => [{ contractId: id, ...common(held), hourSalaryRates: ratesOf(held) }],
  realtime: ({ id, ...held }) => [{ contractId: id, ...common(held), realtimeSalaryRates: ratesOf(held) }],
}

const common = ({ state, payerAccount, since, until }: Pick<Held, 'state' | 'payerAccount' | 'since' | 'until'>) => ({
  // A contract with a later end is in force until then.
  status: state === 'C' ? 'A' : state,
  payer: payerAccount,
  since: since?.toISOString() ?? null,
  until: until?.toISOString() ?? null,
})

const salary = (rateType: string, { active, rate }: Pick<WrittenTier, 'active' | 'rate'>) => ({
  activeMember: Number(active),
  rateType,
  rate,
})

const ratesOf = ({ rateType, tiers }: Pick<Held, 'rateType' | 'tiers'>) =>
  tiers.map(({ turnover, ...tier }) => ({ minimumBet: turnover, ...salary(rateType, tier) }))

/** All contracts of a member, in the words of older callers. */
export async function readConsolidated(
  sql: Sql,
  merchantId: string,
  memberId: string,
  kinds: readonly ContractKind[],
): Promise<Consolidated> {
  const consolidated: Record<string, Record<string, object[]>> = {}
  for (const names of Object.values(MAPS)) for (const name of names) consolidated[name] = {}
  if (kinds.length > 0) {
    for (const held of await readHeld(sql, merchantId, memberId)) {
      if (!kinds.includes(held.kind)) continue
      const isPending = held.state === 'P' || held.state === 'E' || held.state === 'V'
      const [requests, active] = MAPS[held.kind]
      // A contract whose end was requested is in force until it ends.
      for (const name of [...(isPending ? [requests] : []), ...(held.since ? [active] : [])]) {
        const map = consolidated[name]!
        map[held.gameType] = [...(map[held.gameType] ?? []), ...ENTRIES[held.kind](held)]
      }
    }
  }
  return consolidated as unknown as Consolidated
}
