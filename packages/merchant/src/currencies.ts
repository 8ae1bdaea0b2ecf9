/** A currency with its display and its decimals. */
export interface Currency {
  readonly code: string
  readonly symbol: string
  /** Decimals of the minor unit; 3 for KWD, 0 for JPY. */
  readonly exponent: number
}

/** Symbol and exponent (ISO 4217) of the currencies a merchant may name by code alone. */
const KNOWN: Readonly<Record<string, readonly [symbol: string, exponent: number]>> = {
  AED: ['AED', 2],
  BDT: ['৳', 2],
  BHD: ['BD', 3],
  BRL: ['R$', 2],
  CNY: ['¥', 2],
  EGP: ['E£', 2],
  EUR: ['€', 2],
  GBP: ['£', 2],
  HKD: ['HK$', 2],
  IDR: ['Rp', 2],
  INR: ['₹', 2],
  IRR: ['IRR', 2],
  JOD: ['JD', 3],
  JPY: ['¥', 0],
  KHR: ['៛', 2],
  KRW: ['₩', 0],
  KWD: ['KD', 3],
  KZT: ['₸', 2],
  LAK: ['₭', 2],
  MMK: ['K', 2],
  MXN: ['MX$', 2],
  MYR: ['RM', 2],
  NPR: ['Rs', 2],
  OMR: ['OMR', 3],
  PHP: ['₱', 2],
  PKR: ['Rs', 2],
  QAR: ['QR', 2],
  RUB: ['₽', 2],
  SAR: ['SAR', 2],
  THB: ['฿', 2],
  TND: ['DT', 3],
  TRY: ['₺', 2],
  TWD: ['NT$', 2],
  USD: ['$', 2],
  UZS: ["so'm", 2],
  VND: ['₫', 0],
  XOF: ['CFA', 0],
}

export const CURRENCY_CODES: readonly string[] = Object.keys(KNOWN)

/**
 * The currency of a configuration's `currency`: stated values win over the table.
 *
 * @returns undefined when the code is not in the table and symbol or exponent are not stated
 */
export function resolveCurrency(stated: {
  readonly code: string
  readonly symbol?: string | undefined
  readonly exponent?: number | undefined
}): Currency | undefined {
  const known = KNOWN[stated.code]
  const symbol = stated.symbol ?? known?.[0]
  const exponent = stated.exponent ?? known?.[1]
  return symbol === undefined || exponent === undefined ? undefined : { code: stated.code, symbol, exponent }
}
