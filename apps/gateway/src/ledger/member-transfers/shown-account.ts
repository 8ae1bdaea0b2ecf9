/**
 * SQL for the account of a member as others of the team read it: who registered by a number has that number as account, of
 * which only the end is shown.
 * @param member the alias of the table of members
 */
export const shownAccount = (member: string): string =>
  `case when ${member}.account = ${member}.mobile then '••••' || right(${member}.account, 3) else ${member}.account end`

/**
 * SQL for the account of an agent above as those below read it: as much as tells it apart, everywhere the same.
 * @param member the alias of the table of members
 */
export const accountAbove = (member: string): string =>
  `left(${member}.account, 2) || '•••' || right(${member}.account, 1)`

/**
 * SQL for the account of who pays a contract, as either side reads it: oneself whole, the agent above as `accountAbove`.
 * The statement has who reads as `$2`.
 */
export const payerAccount = (payer: string): string =>
  `case when ${payer}.id = $2::bigint then ${shownAccount(payer)} else ${accountAbove(payer)} end`
