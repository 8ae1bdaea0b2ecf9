import type { DepositInstruction } from '@livery/contract/cashier/deposits'
import { type DepositInstructions, ProviderRefused } from '@livery/contract/payments/adapter'
import { toMinor } from '@livery/locale/amount'
import { rescaled } from '@livery/payment-codes/amounts'
import { differencesFrom } from '@livery/payment-codes/payments/differences'
import { type NewPayment, writePayment } from '@livery/payment-codes/payments/write-payment'
import { SCHEMES, type SchemeId } from '@livery/payment-codes/schemes/all-schemes'
import type { OwnScheme, Scheme } from '@livery/payment-codes/schemes/scheme'
import { writeBip21 } from '@livery/payment-codes/uris/bip21'
import { writeEip681 } from '@livery/payment-codes/uris/eip681'
import { writeUpi } from '@livery/payment-codes/uris/upi'

/** What an order needs so that its code can be written or checked. */
export interface OrderedSum {
  readonly reference: string
  readonly currency: string
  readonly exponent: number
  readonly payableMinor: bigint
  /** The scheme of the way to pay; null where it has no code. */
  readonly scheme: string | null
}

/**
 * The instruction the payer sees. Our own code is written here; a provider's code is compared with the order first.
 * Throws `ProviderRefused` where the provider's code is not what was ordered: it must not be paid.
 */
export function shownInstruction(instructions: DepositInstructions, order: OrderedSum): DepositInstruction {
  switch (instructions.kind) {
    case 'qr':
      return {
        kind: 'qr',
        payload: codeOf(instructions, order),
        payeeName: instructions.payeeName,
        scheme: order.scheme ?? '',
      }
    case 'transfer': {
      const { exactAmount: _, ...shown } = instructions
      return shown
    }
    case 'onChain': {
      const { decimals: _, contract: __, chain: ___, ...shown } = instructions
      return { ...shown, uri: uriOf(instructions) }
    }
    default:
      return instructions
  }
}

type Code = Extract<DepositInstructions, { readonly kind: 'qr' }>

function codeOf({ code, payeeName }: Code, order: OrderedSum): string {
  const { scheme, currency, exponent, payableMinor: amountMinor, reference } = order
  if (code.madeBy === 'provider') {
    const differences = differencesFrom(
      { scheme: scheme as SchemeId, currency, exponent, amountMinor, payee: code.payee },
      code.payload,
    )
    if (differences.length > 0) throw new ProviderRefused(`code:${differences.map(({ about }) => about).join(',')}`)
    return code.payload
  }
  if (scheme === 'upi') {
    return writeUpi({ address: code.payee.vpa ?? '', name: payeeName, amountMinor, reference, note: code.details.note })
  }
  const own = (SCHEMES as readonly Scheme[]).find((one) => one.id === scheme) as OwnScheme | undefined
  if (own?.madeBy !== 'us') throw new Error(`a code of the scheme ${scheme} cannot be made here`)
  const { payee, details } = code
  return writePayment(own, code.account, { currency, exponent, amountMinor, payee, details } as NewPayment<
    OwnScheme,
    string
  >)
}

type Coins = Extract<DepositInstructions, { readonly kind: 'onChain' }>

/** The most decimals an asset's amount is written with. */
const WRITTEN = 8

/** Wallets agree on a URI for Bitcoin and Ethereum; for other networks the code is the address. */
function uriOf({ network, chain, address, amount, decimals, contract }: Coins): string {
  const minor = toMinor(amount, WRITTEN)
  if (network === 'bitcoin') return writeBip21({ address, amountMinor: minor })
  if (chain === null) return address
  return writeEip681({ to: address, token: contract, chain, units: rescaled(minor, WRITTEN, decimals, 'uint256') })
}
