/**
 * SQL that follows a table `d (member_id, key)` of facts and gives the rounds `g` that they name. Each round is looked
 * up by its primary key: a planner without statistics about a member's rounds would otherwise read all of them for each
 * fact. The outer statement compares the member, because the lookup must not be able to use the index of members.
 */
export const NAMED_ROUNDS = `
  join lateral (
    select * from game_round r
     where r.round_id = substring(d.key from position(' ' in d.key) + 1) and r.adapter = split_part(d.key, ' ', 1)
    offset 0) g on g.member_id = d.member_id`

/** SQL that follows the rounds `g` and gives the currency `p.currency` of each; it is looked up by key too. */
export const ROUND_CURRENCY = `
  join lateral (
    select a.currency from game_session s join ledger_account a on a.id = s.account_id where s.id = g.session_id
    offset 0) p on true`
