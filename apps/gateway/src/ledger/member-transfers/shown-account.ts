/**
 * SQL for the account of a member as others of the team read it: who registered by a number has that number as account, of
 * which only the end is shown.
 * @param member the alias of the table of members
 */
export const shownAccount = (member: string): string =>
  `case when ${member}.account = ${member}.mobile then '••••' || right(${member}.account, 3) else ${member}.account end`
