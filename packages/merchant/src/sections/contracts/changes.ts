import { CONTRACT_KINDS, type ContractKind } from '@livery/contract/agent/contract-words'
import type { Stated } from '../../draft.ts'
import type { Frozen } from '../../frozen.ts'
import { becomes } from '../../wording/becomes.ts'
import type { Changes } from '../../wording/change.ts'
import type { contracts } from './schema.ts'
import { type PlanTier, writtenPlan } from './written-plan.ts'

type Part = Frozen<Stated<typeof contracts>>
type Contracts = NonNullable<Part['contracts']>

const NAMES = {
  dividend: 'Dividends',
  daily: 'Daily salaries',
  hourly: 'Hourly salaries',
  realtime: 'Real-time salaries',
}

export const contractChanges: Changes<Part> = {
  part: 'Contracts of agents',
  keys: ['contracts'],
  sentences: ({ contracts: before }, { contracts: after }) => [
    ...becomes('From which turnover in a period a member is active', before?.activeTurnover, after?.activeTurnover),
    ...becomes('How often dividends are paid', before?.dividend?.cycle, after?.dividend?.cycle),
    ...becomes('What becomes of a period in which a team won', before?.dividend?.carry, after?.dividend?.carry),
    ...CONTRACT_KINDS.flatMap((kind) => [
      ...becomes(`${NAMES[kind]}: the most steps`, before?.[kind]?.tiersMost, after?.[kind]?.tiersMost),
      ...becomes(
        `${NAMES[kind]}: the highest rate given on, in percent`,
        before?.[kind]?.rateMost,
        after?.[kind]?.rateMost,
      ),
      ...becomes(`${NAMES[kind]} of agents without an upline`, planOf(before, kind), planOf(after, kind)),
    ]),
  ],
}

/** A plan in readable form: `CONS from 1000 and 3 members 5%`. */
function planOf(stated: Contracts | undefined, kind: ContractKind): string | undefined {
  const plan: readonly { readonly gameType: string; readonly tiers: readonly PlanTier[] }[] | undefined =
    stated?.[kind]?.plan
  return plan
    ?.map(({ gameType, tiers }) => {
      const written = writtenPlan(tiers)
      const steps = (written?.tiers ?? []).map(
        ({ turnover, loss, active, rate }) =>
          `from ${turnover} staked, ${loss} lost and ${active} members ${rate}${written?.rateType === 'P' ? '%' : ''}`,
      )
      return `${gameType} ${steps.join('; ')}`
    })
    .join(', ')
}
