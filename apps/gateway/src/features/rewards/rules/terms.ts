import type { DepositBonusTerms } from '@livery/contract/rewards/deposit-bonus'
import { toMinor } from '@livery/locale/amount'
import type { Programme } from './compiled.ts'

/** The terms on which a programme gives a bonus for a deposit. */
export function bonusTerms(programme: Programme, level: number): DepositBonusTerms {
  const { percent, most, turnoverOf = 'reward' } = programme.stated.reward
  const { turnoverTimes } = programme
  const ofLevel = programme.byLevel.find(([from]) => level >= from)?.[1] ?? null
  return {
    basisPoints: percent === undefined ? null : Math.round(percent * 100),
    fixedMinor: percent === undefined ? (programme.fixedMinor ?? ofLevel ?? 0n) : null,
    mostMinor: most === undefined ? null : toMinor(most, programme.exponent),
    minDepositMinor: programme.minDepositMinor,
    turnoverTimes,
    turnoverOf,
  }
}
