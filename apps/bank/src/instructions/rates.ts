import { fromMinor, toMinor } from '@livery/locale/amount'

/**
 * The price of a dollar at this bank, in thousandths of a unit. Prices never change, so that tests know the results.
 */
const PER_DOLLAR: Readonly<Record<string, bigint>> = {
  AED: 3_673n,
  BDT: 120_000n,
  BHD: 377n,
  BRL: 5_600n,
  CNY: 7_200n,
  EUR: 920n,
  GBP: 780n,
  IDR: 16_200_000n,
  INR: 88_000n,
  JPY: 150_000n,
  KRW: 1_400_000n,
  KWD: 307n,
  KZT: 520_000n,
  MMK: 2_100_000n,
  MYR: 4_400n,
  PHP: 58_500n,
  PKR: 280_000n,
  SAR: 3_750n,
  THB: 34_000n,
  TRY: 34_500n,
  USD: 1_000n,
  UZS: 12_700_000n,
  VND: 25_400_000n,
}

/** A sum in units of an asset, rounded up so that it is never too little; null where the currency has no rate. */
export function inAsset(
  amount: string,
  currency: string,
  asset: { readonly cents: bigint; readonly decimals: number },
): string | null {
  const rate = PER_DOLLAR[currency]
  if (rate === undefined) return null
  // Eight decimals are more than any currency has.
  const above = toMinor(amount, 8) * 1_000n * 100n * 10n ** BigInt(asset.decimals)
  const below = rate * asset.cents * 10n ** 8n
  const units = (above + below - 1n) / below
  const shown = units === 0n ? 1n : units
  return fromMinor(shown, asset.decimals)
}
