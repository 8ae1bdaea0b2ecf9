import { type OfferFault, offerFaults, type Written } from '@livery/contract/agent/contract-rules'
import { CONTRACT_KINDS, type ContractKind } from '@livery/contract/agent/contract-words'
import type { Fault } from '@livery/document/fault'
import { writtenDecimals } from '@livery/locale/money'
import { resolveCurrency } from '../../currencies.ts'
import { type Draft, entriesOf, type Rule, type Sound, type Stated } from '../../draft.ts'
import type { contracts } from './schema.ts'
import { type PlanTier, writtenPlan } from './written-plan.ts'

type File = Stated<typeof contracts> & {
  readonly currency: { readonly code: string; readonly symbol?: string; readonly exponent?: number }
}

/** The rules that a merchant's own plan shares with an offer: amounts of the currency, rising rates, its own bounds. */
export const contractFaults: Rule<File> = (draft) => {
  const { code, symbol, exponent } = draft.file.currency ?? {}
  const currency = code === undefined ? undefined : resolveCurrency({ code, symbol, exponent })
  const stated = draft.file.contracts
  if (!currency || !stated) return []
  return [
    ...activeFaults(draft, currency),
    ...CONTRACT_KINDS.flatMap((kind) => {
      const { plan, tiersMost, rateMost } = stated[kind] ?? {}
      if (tiersMost === undefined || rateMost === undefined) return []
      const bounds = { exponent: writtenDecimals(currency), tiersMost: 10, rateMost: '100', own: null }
      return [
        ...twiceFaults(draft, kind, plan),
        ...entriesOf(plan).flatMap(([index, { tiers }]) => {
          const written = writtenPlan((tiers ?? []) as readonly PlanTier[])
          if (!written) return [typeFault(draft, ['contracts', kind, 'plan', index, 'tiers'])]
          return offerFaults(kind, written, bounds).map((fault) =>
            faultOf(draft, ['contracts', kind, 'plan', index], fault, written),
          )
        }),
      ]
    }),
  ]
}

function activeFaults({ file, merchant }: Draft<File>, currency: { code: string; exponent: number }): Fault[] {
  const decimals = file.contracts?.activeTurnover?.split('.')[1]?.length ?? 0
  if (decimals <= writtenDecimals(currency)) return []
  const message = `${currency.code} has ${writtenDecimals(currency)} decimals, not ${decimals}`
  return [
    merchant.faultAt(['contracts', 'activeTurnover'], { code: 'amount.decimals', message, repair: 'Round the amount' }),
  ]
}

function twiceFaults(
  { merchant }: Draft<File>,
  kind: ContractKind,
  plan: Sound<readonly { gameType: string }[]> | undefined,
) {
  const seen = new Set<string>()
  return entriesOf(plan).flatMap(([index, { gameType }]) => {
    if (gameType === undefined || !seen.has(gameType)) {
      if (gameType) seen.add(gameType)
      return []
    }
    const message = `${gameType} has a plan already`
    const path = ['contracts', kind, 'plan', index, 'gameType']
    return [merchant.faultAt(path, { code: 'contracts.twice', message, repair: 'Put its steps together' })]
  })
}

function typeFault({ merchant }: Draft<File>, path: readonly (string | number)[]): Fault {
  return merchant.faultAt([...path], {
    code: 'contracts.pay',
    message: 'each step states a rate, or each a fixed amount',
    repair: 'State rate in all steps, or fixed in all',
  })
}

const WORDS: Readonly<Partial<Record<OfferFault['code'], readonly [message: string, repair: string]>>> = {
  contractFigure: ['it is no amount of the currency, or more than 100 percent', 'State one'],
  contractNothing: ['it pays nothing', 'State more than nothing, or leave the step out'],
  contractRising: ['it pays no more than the step before', 'Let what is paid rise from step to step'],
  contractFalling: ['it asks for less than the step before', 'Let conditions rise from step to step, or stay'],
  contractLoss: ['a team cannot lose more than it stakes', 'Lower loss, or raise turnover'],
}

function faultOf(
  { merchant }: Draft<File>,
  path: readonly (string | number)[],
  { field, code }: OfferFault,
  written: Written,
) {
  const [list = 'tiers', index, name] = field.split('.')
  const key = name === 'rate' && written.rateType === 'F' ? 'fixed' : name
  const at = [...path, list, ...(index === undefined ? [] : [Number(index)]), ...(key === undefined ? [] : [key])]
  const [message, repair] = WORDS[code] ?? ['it cannot be', 'Change it']
  return merchant.faultAt(at, { code: 'contracts.step', message, repair })
}
