/** Where a fact of a payment provider came from. */
export interface FactSource {
  /** The merchant that owns the account at the provider. */
  readonly merchant: { readonly id: string; readonly currency: { readonly code: string; readonly exponent: number } }
  readonly connectionId: string
  /** The signed bytes; null where the fact is an answer to our request. */
  readonly raw: Uint8Array | null
  /** The headers that were signed or that prove the fact, by name. */
  readonly headers: Readonly<Record<string, string>>
}
