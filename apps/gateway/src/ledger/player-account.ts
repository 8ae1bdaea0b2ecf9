/** Where a statement has the values it calls the function with: placeholders such as `$1`. */
export interface PlayerAccountValues {
  readonly merchantId: string
  /** The currency's code, and its digits after the point. */
  readonly currency: string
  readonly exponent: string
  readonly memberId: string
}

/** The part of a statement that is the id of a player's account; one that is missing is made. */
export function playerAccountId({ merchantId, currency, exponent, memberId }: PlayerAccountValues): string {
  return `ledger_account_id(${merchantId}, ${currency}, ${exponent}, 'player', ${memberId}::bigint::text)`
}
