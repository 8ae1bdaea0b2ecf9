import type { Merchant } from '@livery/merchant/merchant'

type Programmes = NonNullable<Merchant['programmes']>

/** A merchant with these programmes and nothing else that rewards look at. */
export function merchantWith(programmes: Programmes, more: Partial<Merchant> = {}): Merchant {
  const merchant: Partial<Merchant> = {
    id: 'aurora',
    timeZone: 'Asia/Manila',
    languages: ['EN'],
    currency: { code: 'PHP', symbol: '₱', exponent: 2 },
    promotions: [],
    turnover: { depositTimes: 1, weights: [] },
    programmes,
    ...more,
  }
  return merchant as Merchant
}
