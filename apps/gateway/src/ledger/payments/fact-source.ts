/** Where a fact of a payment provider came from. */
export interface FactSource {
  /** The merchant whose account at the provider it is. */
  readonly merchant: { readonly id: string; readonly currency: { readonly code: string; readonly exponent: number } }
  readonly connectionId: string
  /** The bytes that were signed; null where we asked. */
  readonly raw: Uint8Array | null
  /** The headers that were signed or prove it, by name. */
  readonly headers: Readonly<Record<string, string>>
}
