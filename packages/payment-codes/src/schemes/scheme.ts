import type { WireCurrency } from '../amounts.ts'
import type { Facts } from './fact.ts'

/**
 * A national scheme of codes in EMVCo's format, as data. A new one is its file and a line of `all-schemes.ts`
 * (docs/guides/payment-codes.md).
 */
export interface Scheme {
  readonly id: string
  /** What people call it; a name, which is not translated. */
  readonly name: string
  /**
   * `us`: banks accept codes of our own making. `provider`: they accept only those a member of the scheme gave out;
   * such a code is checked and shown as it is (docs/decisions/63).
   */
  readonly madeBy: 'us' | 'provider'
  /** Field 00. */
  readonly version: '01' | '02'
  /** Field 58, ISO 3166. */
  readonly country: string
  /** The currencies it takes, by ISO 4217 code. */
  readonly currencies: Readonly<Record<string, WireCurrency>>
  /** The kinds of payees it has, by a name of ours. */
  readonly accounts: Readonly<Record<string, Account>>
  /** What a code may say beside payee, currency and amount. */
  readonly details: Facts
  /** Values that are written into every code, by path; those of banks may differ. */
  readonly constants?: Readonly<Record<string, string>>
  /** Details that a code with an amount needs. */
  readonly neededWithAmount?: readonly string[]
  /** Field 01, which says whether a code is paid once or again and again, is left out. */
  readonly leavesOutUse?: true
  /** All ids it writes, in their order, where that is not the order of the figures. */
  readonly order?: readonly string[]
}

export interface Account {
  /** By path, what shows that a code has this kind of payee: as a rule the scheme's own id. Letter case is ignored. */
  readonly marks: Readonly<Record<string, string>>
  readonly payee: Facts
}

/** A scheme whose codes we make ourselves. */
export interface OwnScheme extends Scheme {
  readonly madeBy: 'us'
}
