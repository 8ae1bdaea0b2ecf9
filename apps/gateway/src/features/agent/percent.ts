import { PERCENT_PATTERN } from '@livery/contract/agent/figures'
import { LiveryError } from '@livery/contract/errors'
import { shortestFromMinor, toMinor } from '@livery/locale/amount'

const PERCENT = new RegExp(PERCENT_PATTERN)

/** Hundredths of a percent in the form of the wire: "1.5". */
export const percentOf = (bp: number): string => shortestFromMinor(BigInt(bp), 2)

/** A rebate as hundredths of a percent. Throws VALIDATION above what may be given. */
export function rebateBpOf(percent: string, most: number, least = 0): number {
  const bp = Number(toMinor(percent, 2))
  if (bp <= most && bp >= least) return bp
  throw rebateRefused(most, least)
}

/** Same for text that a person typed. */
export function typedRebateBpOf(typed: string, most: number): number {
  if (PERCENT.test(typed)) return rebateBpOf(typed, most)
  throw new LiveryError('VALIDATION', { fields: [{ field: 'rebate', code: 'percent' }] })
}

export function rebateRefused(most: number, least = 0): LiveryError {
  const params = { min: percentOf(least), max: percentOf(most) }
  return new LiveryError('VALIDATION', { fields: [{ field: 'rebate', code: 'rebateLimits', params }] })
}
