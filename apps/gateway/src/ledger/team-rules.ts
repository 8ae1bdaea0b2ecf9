/** The rules that the tree of agents and its figures obey once all notes are added, as queries for the violations. */
export const TEAM_RULES: Readonly<Record<string, string>> = {
  'a place’s lines are its upline’s and its own': `
    select merchant_id, format('member %s: %s instead of %s', member_id, l.lines, u.lines) as detail
      from (select t.merchant_id, t.member_id, coalesce(
                   (select array_agg(upline_id || ':' || distance order by distance) from team_line l
                     where l.merchant_id = t.merchant_id and l.member_id = t.member_id), '{}') as lines
              from team_member t) l
      join (select t.merchant_id, t.member_id, array[t.member_id || ':0'] || coalesce(
                   (select array_agg(upline_id || ':' || distance + 1 order by distance) from team_line l
                     where l.merchant_id = t.merchant_id and l.member_id = t.upline_id), '{}') as lines
              from team_member t) u using (merchant_id, member_id)
     where l.lines <> u.lines`,

  'nobody’s rebate is above their upline’s': `
    select m.merchant_id, format('member %s: %s of %s', m.member_id, m.rebate_bp, u.rebate_bp) as detail
      from team_member m join team_member u on u.merchant_id = m.merchant_id and u.member_id = m.upline_id
     where m.rebate_bp > u.rebate_bp`,

  'what members of teams staked and won is their rounds’': `
    select merchant_id, format('member %s: %s, rounds %s', member_id, d.figures, p.figures) as detail
      from (select t.merchant_id, t.member_id,
                   array[coalesce(sum(d.count), 0), coalesce(sum(d.in_minor), 0), coalesce(sum(d.out_minor), 0)] as figures
              from team_member t left join team_day d on d.merchant_id = t.merchant_id and d.member_id = t.member_id
               and d.scope = 'own' and d.kind = 'play' and d.day = '0001-01-01' group by 1, 2) d
      join (select t.merchant_id, t.member_id,
                   array[coalesce(sum(rounds - cancelled_rounds), 0), coalesce(sum(win_minor), 0), coalesce(sum(stake_minor), 0)]
                   as figures
              from team_member t left join play_sum p on p.merchant_id = t.merchant_id and p.member_id = t.member_id
             group by 1, 2) p using (merchant_id, member_id)
     where d.figures <> p.figures and not exists (select from team_change c where c.merchant_id = d.merchant_id)`,

  'what came to and left the accounts of members of teams is their balance': `
    select merchant_id, format('member %s: %s, balance %s', member_id, d.balance, b.balance) as detail
      from (select t.merchant_id, t.member_id, coalesce(sum(d.in_minor - d.out_minor), 0) as balance
              from team_member t left join team_day d on d.merchant_id = t.merchant_id and d.member_id = t.member_id
               and d.scope = 'own' and d.day = '0001-01-01' group by 1, 2) d
      join (select t.merchant_id, t.member_id, coalesce(sum(a.balance_minor), 0) as balance
              from team_member t left join ledger_account a on a.merchant_id = t.merchant_id and a.kind = 'player'
               and a.owner = t.member_id::text group by 1, 2) b using (merchant_id, member_id)
     where d.balance <> b.balance and not exists (select from team_change c where c.merchant_id = d.merchant_id)`,

  'a team’s figures are those of each below': `
    select merchant_id, format('agent %s, %s, %s: %s instead of %s', member_id, day, kind, t.figures, o.figures) as detail
      from (select merchant_id, member_id, currency, day, kind, array[count, in_minor, out_minor] as figures
              from team_day where scope = 'team') t
      full join (select l.merchant_id, l.upline_id as member_id, d.currency, d.day, d.kind,
                        array[sum(d.count), sum(d.in_minor), sum(d.out_minor)] as figures
                   from team_line l join team_day d on d.merchant_id = l.merchant_id and d.member_id = l.member_id
                    and d.scope = 'own' where l.distance > 0 group by 1, 2, 3, 4, 5) o
        using (merchant_id, member_id, currency, day, kind)
     where t.figures is distinct from o.figures`,

  'a team’s active members are those below who were active': `
    select merchant_id, format('agent %s, %s, %s after %s: %s instead of %s', member_id, kind, day, before, t.members, o.members)
           as detail
      from (select * from team_active where scope = 'team' and members <> 0) t
      full join (select l.merchant_id, l.upline_id as member_id, a.kind, a.day, a.before, sum(a.members) as members
                   from team_line l
                   join (select merchant_id, member_id, kind, day,
                                lag(day, 1, '0001-01-01') over (partition by merchant_id, member_id, kind order by day) as before,
                                1 as members
                           from (select distinct merchant_id, member_id, kind, day from team_day
                                  where scope = 'own' and kind in ('play', 'deposit') and day > '0001-01-01') d) a
                     on a.merchant_id = l.merchant_id and a.member_id = l.member_id
                  where l.distance > 0 group by 1, 2, 3, 4, 5) o
        using (merchant_id, member_id, kind, day, before)
     where t.members is distinct from o.members`,
}
