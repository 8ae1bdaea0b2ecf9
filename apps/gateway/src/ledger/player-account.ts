/** The places of the values for the function call in a statement: placeholders such as `$1`. */
export interface PlayerAccountValues {
  readonly merchantId: string
  /** The currency's code, and its number of decimals. */
  readonly currency: string
  readonly exponent: string
  readonly memberId: string
}

/** The part of a statement that gives the id of a player's account, and makes the account where it is missing. */
export function playerAccountId({ merchantId, currency, exponent, memberId }: PlayerAccountValues): string {
  return `ledger_account_id(${merchantId}, ${currency}, ${exponent}, 'player', ${memberId}::bigint::text)`
}
