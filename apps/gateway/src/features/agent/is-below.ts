/**
 * SQL for whether a member is below an agent now, at any depth. The statement's `$1` is the merchant.
 *
 * @param agent SQL of the agent's id
 *
 * @param member SQL of the member's id
 */
export const isBelow = (agent: string, member: string): string =>
  `exists (select from team_line below where below.merchant_id = $1 and below.upline_id = ${agent} and below.member_id = ${member})`
