import { evmAddress } from '@livery/payees/evm'
import { CodeError } from '../code-error.ts'
import { checkedPayee } from './checked-payee.ts'
import { readParameters } from './parameters.ts'

const FORM = /^ethereum:(?:pay-)?(0x[0-9a-f]{40})(?:@(\d+))?(?:\/(\w+))?(?:\?(.*))?$/i
const NUMBER = /^(\d+)(?:\.(\d+))?(?:e(\d{1,2}))?$/i

/** A payment on Ethereum or a similar chain. */
export interface EvmPayment {
  /** The payee. */
  readonly to: string
  /** The contract of the token (USDT); null for the chain's own coin. */
  readonly token: string | null
  /** EIP-155, such as 1 for Ethereum and 56 for BNB; null where the URI leaves it to the wallet. */
  readonly chain: number | null
  /** The smallest units of the token or coin in its contract; null where the payer types the amount. */
  readonly units: bigint | null
}

/**
 * `ethereum:<token>@<chain>/transfer?address=<to>&uint256=<units>`, or `ethereum:<to>@<chain>?value=<units>`. Source:
 * EIP-681. The platform's minor units become the token's by `rescaled` (6 decimals of USDT on Ethereum, 18 on BNB).
 * @throws CodeError PAYEE, AMOUNT, or VALUE for an invalid chain
 */
export function writeEip681({ to, token, chain, units }: EvmPayment): string {
  if (units !== null && units <= 0n) {
    throw new CodeError('AMOUNT', token === null ? 'value' : 'uint256', { found: String(units) })
  }
  if (chain !== null && !(Number.isSafeInteger(chain) && chain > 0)) {
    throw new CodeError('VALUE', 'chain', { found: String(chain) })
  }
  const payee = checkedPayee(evmAddress(to), 'address')
  const at = chain === null ? '' : `@${chain}`
  if (token === null) return `ethereum:${payee}${at}${units === null ? '' : `?value=${units}`}`
  const amount = units === null ? '' : `&uint256=${units}`
  return `ethereum:${checkedPayee(evmAddress(token), 'token')}${at}/transfer?address=${payee}${amount}`
}

/** @throws CodeError URI for anything but a transfer, DUPLICATE, PAYEE or AMOUNT */
export function readEip681(uri: string): EvmPayment {
  const [, target = '', chain, call, query = ''] = FORM.exec(uri) ?? []
  if (!target || (call !== undefined && call !== 'transfer')) throw new CodeError('URI', '', { found: uri })
  const values = readParameters(query)
  const isToken = call === 'transfer'
  const path = isToken ? 'uint256' : 'value'
  const amount = values.get(path)
  return {
    to: checkedPayee(evmAddress(isToken ? (values.get('address') ?? '') : target), 'address'),
    token: isToken ? checkedPayee(evmAddress(target), 'token') : null,
    chain: chain === undefined ? null : Number(chain),
    units: amount === undefined ? null : unitsOf(amount, path),
  }
}

/** A whole number, also as `2.014e18`. */
function unitsOf(text: string, path: string): bigint {
  const [, whole = '', fraction = '', exponent = '0'] = NUMBER.exec(text) ?? []
  const zeros = Number(exponent) - fraction.length
  if (!whole || zeros < 0 || BigInt(whole + fraction) === 0n) throw new CodeError('AMOUNT', path, { found: text })
  return BigInt(whole + fraction + '0'.repeat(zeros))
}
