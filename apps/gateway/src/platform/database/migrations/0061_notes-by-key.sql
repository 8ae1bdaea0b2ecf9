-- As before, each row found by its key: a plan of joins that was made while the tables were small reads them whole.
CREATE OR REPLACE FUNCTION team_entry_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO team_change (merchant_id, member_id, currency, quarter, kind, count, in_minor, out_minor)
  SELECT e.merchant_id, t.member_id, a.currency, quarter_of(p.at), p.kind, count(*),
         coalesce(sum(e.amount_minor) FILTER (WHERE e.amount_minor > 0), 0),
         coalesce(-sum(e.amount_minor) FILTER (WHERE e.amount_minor < 0), 0)
    FROM added e
   CROSS JOIN LATERAL (
     SELECT kind, at FROM ledger_posting WHERE id = e.posting_id AND kind NOT IN ('bet', 'win', 'rollback') OFFSET 0) p
   CROSS JOIN LATERAL (
     SELECT currency, owner::bigint AS member_id FROM ledger_account WHERE id = e.account_id AND kind = 'player' OFFSET 0) a
   CROSS JOIN LATERAL (
     SELECT member_id FROM team_member WHERE merchant_id = e.merchant_id AND member_id = a.member_id OFFSET 0) t
   GROUP BY e.merchant_id, t.member_id, a.currency, quarter_of(p.at), p.kind;
  RETURN NULL;
END $$;
