import type { OfferBounds } from '@livery/contract/agent/contract-rules'
import { fromMinor, shortestFromMinor, toMinor } from '@livery/locale/amount'
import type { WrittenTerms } from '../plan/plan-of.ts'

/**
 * Some tenths of a plan's payments, under the same conditions; of percentages those that an agent may give on, because
 * nobody could offer the others.
 */
export function sharesOf(
  { rateType, tiers }: WrittenTerms,
  tenths: bigint,
  { exponent, rateMost }: Pick<OfferBounds, 'exponent' | 'rateMost'>,
) {
  if (rateType === 'F')
    return tiers.map(({ rate, ...tier }) => ({
      ...tier,
      rate: fromMinor((toMinor(rate, exponent) * tenths) / 10n, exponent),
    }))
  const most = toMinor(rateMost, 4)
  const shares = tiers.map(({ rate, ...tier }) => ({ tier, share: (toMinor(rate, 4) * tenths) / 10n }))
  // From the first step that would pay too much on there is only one, since payments rise.
  const within = shares.filter((_, index) => index === 0 || shares[index - 1]!.share < most)
  return within.map(({ tier, share }) => ({ ...tier, rate: share < most ? shortestFromMinor(share, 4) : rateMost }))
}
