/** The rules that raffles must always fulfil, as queries for what breaks them, by merchant. */
export const RAFFLE_RULES: Readonly<Record<string, string>> = {
  'tickets are in the books': `
    select merchant_id, format('member %s, %s: %s posted, %s tickets', member, raffle, b.tickets, t.tickets) as detail
      from (select merchant_id, owner as member, substr(currency, 9) as raffle, balance_minor as tickets
              from ledger_account where kind = 'tickets' and currency like 'TICKETS %' and balance_minor <> 0) b
      full join (select merchant_id, member_id::text as member, raffle, count(*) as tickets from raffle_ticket
                  where voided_at is null group by 1, 2, 3) t using (merchant_id, member, raffle)
     where b.tickets is distinct from t.tickets`,

  'a raffle has as many tickets as it says': `
    select r.merchant_id, format('%s: %s said, %s there', r.id, r.tickets, t.tickets) as detail
      from raffle r cross join lateral (
        select count(*) as tickets from raffle_ticket x
         where x.raffle = r.id and x.merchant_id = r.merchant_id and x.voided_at is null) t
     where r.tickets <> t.tickets`,

  'the list of a raffle is the one whose digest was published': `
    select r.merchant_id, format('%s: %s of %s tickets', r.id, l.entries, r.entries) as detail
      from raffle r cross join lateral (
        select count(*) as entries, coalesce(string_agg(number || ' ' || holder || E'\\n', '' order by entry), '') as lines
          from raffle_ticket t where t.raffle = r.id and t.merchant_id = r.merchant_id and t.entry is not null) l
     where r.state <> 'open'
       and (l.entries <> r.entries or encode(sha256(convert_to(l.lines, 'UTF8')), 'hex') <> r.list_hash)`,

  'the seed of a raffle is the one that was committed to': `
    select merchant_id, id as detail from raffle
     where seed is not null and encode(sha256(decode(seed, 'hex')), 'hex') <> commitment`,

  'winners have what they won, and nobody else has': `
    select coalesce(w.merchant_id, r.merchant_id) as merchant_id, format('place %s of %s, reward %s', w.place, w.raffle, r.id) as detail
      from raffle_winner w full join (select * from reward where fact_kind = 'raffle') r on r.id = w.reward_id
     where (w.reward_id is not null or w.place is null)
       and (w.member_id, w.raffle) is distinct from (r.member_id, r.fact_key)`,
}
