/**
 * SQL for a member's account in the form other members of the team read. An account that is a mobile number shows only
 * its end.
 *
 * @param member the alias of the table of members
 */
export const shownAccount = (member: string): string =>
  `case when ${member}.account = ${member}.mobile then '••••' || right(${member}.account, 3) else ${member}.account end`

/**
 * SQL for the account of an agent above in the form downlines read: just enough to identify it, and the same
 * everywhere.
 *
 * @param member the alias of the table of members
 */
export const accountAbove = (member: string): string =>
  `left(${member}.account, 2) || '•••' || right(${member}.account, 1)`

/**
 * SQL for the account of a contract's payer in the form either side reads: complete for the payer, like `accountAbove`
 * for the holder. The statement's `$2` is the reader.
 */
export const payerAccount = (payer: string): string =>
  `case when ${payer}.id = $2::bigint then ${shownAccount(payer)} else ${accountAbove(payer)} end`
