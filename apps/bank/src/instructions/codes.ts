import type { DepositInstructions } from '@livery/contract/payments/adapter'
import { toMinor } from '@livery/locale/amount'
import { writePayment } from '@livery/payment-codes/payments/write-payment'
import { MMQR } from '@livery/payment-codes/schemes/mmqr'
import { QRPH } from '@livery/payment-codes/schemes/qrph'
import type { OwnScheme, Scheme } from '@livery/payment-codes/schemes/scheme'

type Code = Extract<DepositInstructions, { readonly kind: 'qr' }>['code']

export interface CodeOrder {
  /** The bank's own number of the order. */
  readonly id: string
  readonly reference: string
  readonly amount: string
  readonly currency: string
  readonly exponent: number
}

/** The contents of each scheme's code, for the schemes that this bank supports. */
export const CODES: Readonly<Record<string, (order: CodeOrder) => Code>> = {
  // Each order has a separate wallet number, since the scheme has no reference for orders.
  promptpay: ({ id }) => ({
    madeBy: 'us',
    account: 'wallet',
    payee: { wallet: `004${digits(id, 12)}` },
    details: {},
  }),
  vietqr: ({ reference }) => ({
    madeBy: 'us',
    account: 'account',
    payee: { bank: '970436', account: '1058437590' },
    details: { memo: reference },
  }),
  pix: ({ reference }) => ({
    madeBy: 'us',
    account: 'key',
    payee: { key: '6f1d2b1e-52a3-4c57-9f0a-8f8e1a0c7d11' },
    details: { name: 'Livery Bank', city: 'SAO PAULO', reference },
  }),
  qrph: (order) =>
    given(QRPH, order, { bank: 'LIVYPHM2XXX', merchant: '7000001' }, { ...NAMED, order: order.reference }),
  mmqr: (order) =>
    given(
      MMQR,
      order,
      { merchant: '700000000000001', terminal: '000000' },
      { ...NAMED, reference: order.reference, language: 'MY', localName: 'လီဗာရီ', localCity: 'ရန်ကုန်' },
    ),
}

const NAMED = { category: '6012', name: 'Livery Bank', city: 'City' }

/** A code as issued by a member of a scheme, which this bank simulates. */
function given(
  scheme: Scheme,
  { amount, currency, exponent }: CodeOrder,
  payee: Readonly<Record<string, string>>,
  details: Readonly<Record<string, string>>,
): Code {
  const own: OwnScheme = { ...scheme, madeBy: 'us' }
  const [account = ''] = Object.keys(scheme.accounts)
  const amountMinor = toMinor(amount, exponent)
  const payload = writePayment(own, account, { currency, exponent, amountMinor, payee, details })
  return { madeBy: 'provider', payload, payee }
}

/** Digits that differ when the text differs. */
function digits(text: string, count: number): string {
  const number = BigInt(`0x${text.replace(/[^0-9a-f]/g, '') || '0'}`)
  return String(number % 10n ** BigInt(count)).padStart(count, '0')
}
