/** Where a vendor or one of its games may be played; a game's own word comes before its vendor's. */
export interface Offered {
  /** It is shown, and cannot be opened for now. */
  readonly closed?: boolean
  /** ISO 3166; not offered under these countries' law. */
  readonly restrictedCountries?: readonly string[]
  /** The only currencies it takes; any when not given. */
  readonly currencies?: readonly string[]
}
