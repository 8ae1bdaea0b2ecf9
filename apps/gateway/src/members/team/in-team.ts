/**
 * The members whom an agent may see; no other place decides this. Every statement of the agents' calls has the merchant
 * as `$1` and the agent as `$2`, and reads members through this: the agent at distance 0, everybody below at theirs.
 */
export const TEAM = `(select member_id, distance from team_line where merchant_id = $1 and upline_id = $2::bigint)`
