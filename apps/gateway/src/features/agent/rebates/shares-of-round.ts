/** The plan in force at a round `r`, and each agent's share of it as `s`; `$1` is the merchant. */
export const SHARES_OF_ROUND = `
  cross join lateral (
    select (plan ->> 'bp')::int as bp from agent_rebate_plan
     where merchant_id = $1 and date_trunc('milliseconds', since) <= r.at order by since desc limit 1) p
  cross join lateral agent_rebate_shares($1, r.member_id, r.adapter, r.round_id, r.at, p.bp) s`
