import type { DepositInstructions } from '@livery/contract/payments/adapter'
import { fromMinor, toMinor } from '@livery/locale/amount'
import { CHAINS } from './addresses.ts'
import { CODES, type CodeOrder } from './codes.ts'
import { inAsset } from './rates.ts'

/** Why the bank refuses an order; sent to the merchant unchanged. */
export class OrderRefused extends Error {
  readonly reason: string
  constructor(reason: string) {
    super(reason)
    this.name = 'OrderRefused'
    this.reason = reason
  }
}

export interface NewOrder extends CodeOrder {
  /** `<kind>` or `<kind>:<what>`, such as `qr:promptpay`, `redirect:GCash`, `onChain:tron`. */
  readonly channel: string
  readonly merchantName: string
  readonly fields: Readonly<Record<string, string>>
}

/** The payer's instruction. Throws `OrderRefused` where the bank has no such channel. */
export function instructionsFor(order: NewOrder, pageOrigin: string): DepositInstructions {
  const [kind = '', detail = ''] = order.channel.split(':')
  const named = detail.replaceAll('_', ' ')
  const make = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined
  if (!make) throw new OrderRefused('channel_unknown')
  return make(order, named, pageOrigin)
}

type Make = (order: NewOrder, named: string, pageOrigin: string) => DepositInstructions

const KINDS: Readonly<Record<string, Make>> = {
  qr(order, scheme) {
    const code = Object.hasOwn(CODES, scheme) ? CODES[scheme] : undefined
    if (!code) throw new OrderRefused('scheme_unknown')
    return { kind: 'qr', code: code(order), payeeName: 'Livery Bank' }
  },
  redirect: ({ id }, _named, pageOrigin) => ({ kind: 'redirect', url: `${pageOrigin}/pay/${id}` }),
  card: ({ id }, _named, pageOrigin) => ({ kind: 'card', url: `${pageOrigin}/card/${id}` }),
  transfer: ({ reference, merchantName }, bank) => ({
    kind: 'transfer',
    bank,
    holder: merchantName,
    account: '0070 1234 5678',
    note: reference,
    exactAmount: null,
  }),
  /** Only the amount identifies the order, by a few minor units that no other open order has. */
  transferBySum: ({ id, amount, exponent, merchantName }, bank) => ({
    kind: 'transfer',
    bank,
    holder: merchantName,
    account: '0070 1234 5678',
    note: null,
    exactAmount: fromMinor(toMinor(amount, exponent) + 1n + (BigInt(`0x${id.slice(-6)}`) % 97n), exponent),
  }),
  voucher: ({ id, fields }, where) => ({
    kind: 'voucher',
    number: fields.voucher === undefined ? voucherNumber(id) : null,
    where,
  }),
  onChain({ id, amount, currency }, network) {
    const found = Object.hasOwn(CHAINS, network) ? CHAINS[network] : undefined
    if (!found) throw new OrderRefused('network_unknown')
    const units = inAsset(amount, currency, found)
    if (units === null) throw new OrderRefused('currency_unknown')
    const { asset, chain, decimals, contract, confirmations } = found
    return {
      kind: 'onChain',
      network,
      chain,
      asset,
      address: found.address(id),
      amount: units,
      decimals,
      contract,
      confirmations,
    }
  },
  inverted: ({ reference }, app) => ({ kind: 'inverted', app, account: reference }),
}

/** Twelve digits in groups of four, for reading them aloud at a counter. */
function voucherNumber(id: string): string {
  const number = String(BigInt(`0x${id.slice(-10)}`) % 10n ** 12n).padStart(12, '0')
  return number.replace(/(\d{4})(?=\d)/g, '$1 ')
}
