import type { WireCurrency } from '../amounts.ts'
import type { Facts } from './fact.ts'

/**
 * A national scheme of codes in EMVCo's format, as data. A new one is its file and a line of `all-schemes.ts`
 * (docs/guides/payment-codes.md).
 */
export interface Scheme {
  readonly id: string
  /** Its usual name, which is not translated. */
  readonly name: string
  /**
   * `us`: banks accept codes of our own making. `provider`: they accept only codes that a member of the scheme issued;
   * such a code is checked and shown unchanged (docs/decisions/63).
   */
  readonly madeBy: 'us' | 'provider'
  /** Field 00. */
  readonly version: '01' | '02'
  /** Field 58, ISO 3166. */
  readonly country: string
  /** The supported currencies, by ISO 4217 code. */
  readonly currencies: Readonly<Record<string, WireCurrency>>
  /** The kinds of payees, by names of ours. */
  readonly accounts: Readonly<Record<string, Account>>
  /** Further facts that a code may contain, besides payee, currency and amount. */
  readonly details: Facts
  /** Values that are written into every code, by path; those of banks may differ. */
  readonly constants?: Readonly<Record<string, string>>
  /** Facts that a code with an amount must contain. */
  readonly neededWithAmount?: readonly string[]
  /** Field 01, which tells whether a code is paid once or repeatedly, is left out. */
  readonly leavesOutUse?: true
  /** All ids in their written order, where that is not ascending. */
  readonly order?: readonly string[]
}

export interface Account {
  /**
   * The values, by path, that identify a code for this kind of payee: usually the scheme's own id. Letter case is
   * ignored.
   */
  readonly marks: Readonly<Record<string, string>>
  readonly payee: Facts
}

/** A scheme for which we make codes ourselves. */
export interface OwnScheme extends Scheme {
  readonly madeBy: 'us'
}
