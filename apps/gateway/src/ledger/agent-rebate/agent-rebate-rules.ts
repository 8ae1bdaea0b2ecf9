/** The rules that agents' rebates must obey, as queries for the violations. */
export const AGENT_REBATE_RULES: Readonly<Record<string, string>> = {
  'what an agent earned is what was paid and what is carried': `
    select p.merchant_id, format('agent %s: earned %s, paid %s, carried %s', p.agent_id, x.earned, x.paid, p.carried_micro) as detail
      from agent_rebate_purse p
     cross join lateral (
       select coalesce(sum(earned_micro), 0) as earned, coalesce(sum(amount_minor), 0) as paid from agent_rebate_pay y
        where y.merchant_id = p.merchant_id and y.agent_id = p.agent_id and y.paid_at is not null) x
     where x.earned <> x.paid * 1000000 + p.carried_micro`,

  'what an agent earned of own stakes is what was paid and what is carried of them': `
    select p.merchant_id, format('agent %s: earned %s, paid %s, carried %s', p.agent_id, x.earned, x.paid, p.own_carried_micro) as detail
      from agent_rebate_purse p
     cross join lateral (
       select coalesce(sum(own_micro), 0) as earned, coalesce(sum(own_minor), 0) as paid from agent_rebate_pay y
        where y.merchant_id = p.merchant_id and y.agent_id = p.agent_id and y.own_minor is not null) x
     where x.earned <> x.paid * 1000000 + p.own_carried_micro`,

  'what a period came to for an agent is its rounds’': `
    select merchant_id, format('run %s, agent %s: %s, rounds %s', run_id, agent_id, y.micro, r.micro) as detail
      from (select merchant_id, run_id, agent_id, earned_micro as micro from agent_rebate_pay where earned_micro <> 0) y
      full join (select merchant_id, run_id, agent_id, sum(amount_micro) as micro from agent_rebate
                  where run_id is not null group by 1, 2, 3 having sum(amount_micro) <> 0) r
        using (merchant_id, run_id, agent_id)
     where y.micro is distinct from r.micro`,

  'agents’ rebates have moved what was paid': `
    select merchant_id, format('%s: %s posted, %s paid', merchant_id, p.minor, c.minor) as detail
      from (select merchant_id, -sum(balance_minor) as minor from ledger_account
             where kind = 'rewards' and owner like 'agentRebate.%' group by merchant_id) p
      full join (select merchant_id, sum(amount_minor) as minor from agent_rebate_pay group by merchant_id) c using (merchant_id)
     where coalesce(p.minor, 0) <> coalesce(c.minor, 0)`,

  'nobody has a part of more than was staked in a round': `
    select merchant_id, format('round %s of member %s, agent %s: %s', round_id, member_id, agent_id, sum(turnover_minor)) as detail
      from agent_rebate group by merchant_id, round_id, adapter, member_id, agent_id having sum(turnover_minor) < 0`,
}
