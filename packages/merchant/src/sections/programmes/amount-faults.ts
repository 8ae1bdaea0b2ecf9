import type { Fault, Path } from '@livery/document/fault'
import { toMinor } from '@livery/locale/amount'
import { writtenDecimals } from '@livery/locale/money'
import { resolveCurrency } from '../../currencies.ts'
import { type Draft, entriesOf } from '../../draft.ts'
import type { ProgrammesFile, SoundProgramme } from './file.ts'

/** Amounts must be possible in the currency and above zero; points and tickets have no decimals. */
export function amountFaults(
  { file, merchant }: Draft<ProgrammesFile>,
  path: Path,
  amount: string | undefined,
  kind: string | undefined,
): Fault[] {
  const decimals = decimalsOf(file, kind)
  if (amount === undefined || decimals === undefined) return []
  const found = JSON.stringify(amount)
  const written = amount.split('.')[1]?.length ?? 0
  if (written > decimals.most) {
    const message = `${decimals.name} ${decimals.most === 0 ? 'have no decimals' : `has ${decimals.most} decimals, not ${written}`}`
    return [merchant.faultAt(path, { code: 'amount.decimals', message, found, repair: 'Round the amount' })]
  }
  if (!/[1-9]/.test(amount)) {
    return [
      merchant.faultAt(path, {
        code: 'amount.zero',
        message: 'it is nothing',
        found,
        repair: 'State an amount above zero',
      }),
    ]
  }
  return []
}

function decimalsOf(file: Draft<ProgrammesFile>['file'], kind: string | undefined) {
  if (kind === 'points' || kind === 'tickets') return { name: kind, most: 0 }
  const { code, symbol, exponent } = file.currency ?? {}
  const currency = code === undefined ? undefined : resolveCurrency({ code, symbol, exponent })
  return currency && { name: currency.code, most: writtenDecimals(currency) }
}

/** All amounts of a programme, and places with no prize or two. */
export function amountsFaults(draft: Draft<ProgrammesFile>, index: number, programme: SoundProgramme): Fault[] {
  const { trigger, conditions, reward, prizes, budget } = programme
  const path = ['programmes', index]
  const faults = [
    ...amountFaults(draft, [...path, 'trigger', 'amount'], trigger?.amount, 'money'),
    ...amountFaults(draft, [...path, 'trigger', 'deposits'], trigger?.deposits, 'money'),
    ...amountFaults(draft, [...path, 'trigger', 'turnover'], trigger?.turnover, 'money'),
    ...amountFaults(draft, [...path, 'conditions', 'minDeposit'], conditions?.minDeposit, 'money'),
    ...(['amount', 'most', 'stake'] as const).flatMap((key) =>
      amountFaults(draft, [...path, 'reward', key], reward?.[key], reward?.kind),
    ),
    ...Object.entries(reward?.byLevel ?? {}).flatMap(([level, amount]) =>
      amountFaults(draft, [...path, 'reward', 'byLevel', level], amount, reward?.kind),
    ),
    ...entriesOf(prizes).flatMap(([at, prize]) =>
      amountFaults(draft, [...path, 'prizes', at, 'amount'], prize.amount, reward?.kind),
    ),
  ]
  if (faults.length > 0) return faults
  return [...placeFaults(draft, index, prizes), ...affordFaults(draft, index, { reward, prizes, budget })]
}

function placeFaults({ merchant }: Draft<ProgrammesFile>, index: number, prizes: SoundProgramme['prizes']): Fault[] {
  let last = 0
  return entriesOf(prizes).flatMap(([at, { from, to }]) => {
    if (from === undefined || to === undefined) return []
    const path = ['programmes', index, 'prizes', at]
    const before = last
    last = Math.max(last, to)
    if (to < from) {
      return [
        merchant.faultAt([...path, 'to'], {
          code: 'programme.prizes',
          message: `no place is from ${from} to ${to}`,
          repair: 'Write a later place',
        }),
      ]
    }
    if (from === before + 1) return []
    const message = from <= before ? `place ${from} has a prize already` : `nobody gets a prize for place ${before + 1}`
    return [
      merchant.faultAt([...path, 'from'], { code: 'programme.prizes', message, repair: `Begin with ${before + 1}` }),
    ]
  })
}

/** A budget smaller than a single reward gives nobody anything. */
function affordFaults(
  { merchant }: Draft<ProgrammesFile>,
  index: number,
  { reward, prizes, budget }: Pick<SoundProgramme, 'reward' | 'prizes' | 'budget'>,
): Fault[] {
  if (budget?.amount === undefined) return []
  // Compared at the finest exponent; all are sound amounts here.
  const fine = (amount: string) => toMinor(amount, 4)
  const single = [reward?.amount, reward?.most, ...Object.values(reward?.byLevel ?? {})].flatMap((amount) =>
    amount === undefined ? [] : [fine(amount)],
  )
  if (reward?.stake !== undefined && reward.rounds !== undefined)
    single.push(fine(reward.stake) * BigInt(reward.rounds))
  const pool = entriesOf(prizes).reduce(
    (sum, [, { from = 0, to = 0, amount = '0' }]) => sum + fine(amount) * BigInt(Math.max(0, to - from + 1)),
    0n,
  )
  const needed = [...single, pool].reduce((most, one) => (one > most ? one : most), 0n)
  if (needed <= fine(budget.amount)) return []
  const message =
    prizes === undefined ? 'the budget does not pay a single greatest reward' : 'the budget does not pay all prizes'
  return [
    merchant.faultAt(['programmes', index, 'budget', 'amount'], {
      code: 'programme.unreachable',
      message,
      found: JSON.stringify(budget.amount),
      repair: 'Raise it, or lower the reward',
    }),
  ]
}
