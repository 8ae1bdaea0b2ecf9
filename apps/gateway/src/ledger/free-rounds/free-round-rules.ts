/** The rules that free rounds must always fulfil, as queries for what breaks them, by merchant. */
export const FREE_ROUND_RULES: Readonly<Record<string, string>> = {
  'as many free rounds are played, and have won as much, as an order says': `
    select f.merchant_id, format('%s: played %s, won %s; rounds %s, %s', f.id, f.played, f.won_minor, g.played, g.won) as detail
      from free_rounds f cross join lateral (
        select count(*) filter (where exists (
                 select from wallet_transaction w
                  where w.round_id = r.round_id and w.member_id = r.member_id and w.adapter = r.adapter and w.kind = 'bet'
                    and not exists (select from wallet_transaction b where b.adapter = w.adapter and b.kind = 'rollback'
                                       and b.reference_transaction_id = w.transaction_id))) as played,
               coalesce(sum(r.win_minor), 0) as won
          from game_round r where r.member_id = f.member_id and r.merchant_id = f.merchant_id and r.free_rounds_id = f.id) g
     where f.played <> g.played or f.won_minor <> g.won`,

  'nothing is staked in free rounds, and what they win is posted as that': `
    select r.merchant_id, format('round %s of %s: bet %s, posted %s', r.round_id, r.adapter, r.bet_minor, p.kind) as detail
      from game_round r
      left join wallet_transaction w on w.round_id = r.round_id and w.member_id = r.member_id and w.adapter = r.adapter
                                    and w.kind = 'win'
      left join ledger_posting p on p.id = w.posting_id
     where r.free_rounds_id is not null and (r.bet_minor <> 0 or p.kind <> 'freeWin')`,

  'a reward in free rounds has had one order at a time, and never more rounds than it gives': `
    select r.merchant_id, format('%s: %s played, %s open', r.id, f.played, f.open) as detail
      from reward r cross join lateral (
        select coalesce(sum(played), 0) as played, count(*) filter (where state in ('wanted', 'open')) as open
          from free_rounds o where o.reward_id = r.id) f
     where r.kind = 'freeRounds' and (f.played > (r.inputs #>> '{freeRounds,rounds}')::int or f.open > 1)`,
}
