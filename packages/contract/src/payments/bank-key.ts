import { createHmac } from 'node:crypto'

/** The wires that the demonstration's bank speaks. */
export const BANK_WIRES = ['json', 'form', 'inverted'] as const
export type BankWire = (typeof BANK_WIRES)[number]

/**
 * The key of one merchant's account at the demonstration's bank, for one wire: a signature for one merchant or wire is
 * refused for another. Server side only.
 *
 * @param generation grows by one each time the bank changes the account's key
 */
export function bankKey(secret: string, merchantId: string, wire: BankWire, generation = 1): string {
  return createHmac('sha256', secret).update(`bank ${merchantId} ${wire} ${generation}`).digest('base64url')
}
