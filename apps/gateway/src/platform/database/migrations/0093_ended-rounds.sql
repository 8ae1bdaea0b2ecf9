-- Reads what some members of teams did in some bases and adds what is not noted yet. What changes while the members are
-- read one after another is read again by the next run, and is a correction then. A round counts when it has ended, in the
-- base in which it began: what is still open may come to nothing after nobody looks at its base any more.
--   p_since          when each base was read before; null for one that was not
--   p_after, p_most  members of higher numbers than that, so many at most
-- Answers the bases of which more is known now, and the last member that was read; null where there was none.
CREATE OR REPLACE FUNCTION contract_read(
  p_merchant text, p_kind text, p_run bigint, p_currency text, p_bases text[], p_froms timestamptz[], p_tos timestamptz[],
  p_since timestamptz[], p_after bigint, p_most int, OUT changed text[], OUT last bigint
) LANGUAGE plpgsql
  -- Each row is found by its key: a plan that was made while the tables were small would read them whole.
  SET enable_seqscan TO off SET enable_hashjoin TO off SET enable_mergejoin TO off
AS $$
BEGIN
  WITH chosen AS MATERIALIZED (
    SELECT member_id FROM team_member WHERE merchant_id = p_merchant AND member_id > p_after ORDER BY member_id LIMIT p_most
  ), base AS MATERIALIZED (
    -- What was committed a moment after it was written was not seen then.
    SELECT key, from_at, to_at, since - interval '10 minutes' AS since
      FROM unnest(p_bases, p_froms, p_tos, p_since) AS b (key, from_at, to_at, since)
  ), span AS MATERIALIZED (
    SELECT min(from_at) AS from_at, max(to_at) AS to_at FROM base
  ), found AS (
    SELECT b.key, m.member_id, p.game_type, sum(p.stake_minor) AS stake, sum(p.win_minor) AS win, 0::numeric AS given
      FROM chosen m
     CROSS JOIN span s
     CROSS JOIN LATERAL (
       SELECT quarter, game_type, stake_minor - open_stake_minor AS stake_minor, win_minor - open_win_minor AS win_minor,
              moved_at
         FROM play_sum
        WHERE merchant_id = p_merchant AND member_id = m.member_id AND currency = p_currency
          AND quarter >= s.from_at AND quarter < s.to_at OFFSET 0) p
      JOIN base b ON p.quarter >= b.from_at AND p.quarter < b.to_at
     GROUP BY b.key, b.since, m.member_id, p.game_type
    HAVING b.since IS NULL OR max(p.moved_at) > b.since
    UNION ALL
    SELECT b.key, m.member_id, '', 0, 0, sum(g.in_minor - g.out_minor)
      FROM chosen m
     CROSS JOIN span s
     CROSS JOIN LATERAL (
       SELECT id FROM ledger_account
        WHERE merchant_id = p_merchant AND currency = p_currency AND kind = 'player' AND owner = m.member_id::text OFFSET 0) a
     CROSS JOIN LATERAL (
       SELECT quarter, in_minor, out_minor
         FROM ledger_sum
        WHERE account_id = a.id AND quarter >= s.from_at AND quarter < s.to_at
          AND kind IN ('rebate', 'rebateClaim', 'agentRebate', 'bonus', 'reward', 'rewardTakenBack', 'points') OFFSET 0) g
      JOIN base b ON g.quarter >= b.from_at AND g.quarter < b.to_at
     GROUP BY b.key, b.since, m.member_id
    HAVING b.since IS NULL OR max(g.quarter) > b.since - interval '15 minutes'
  ), led AS (
    SELECT f.*, k.stake_minor, k.win_minor, k.given_minor, coalesce(k.leader_id, l.leader_id) AS leader_id
      FROM found f
      LEFT JOIN LATERAL (
        SELECT leader_id, stake_minor, win_minor, given_minor FROM contract_input
         WHERE merchant_id = p_merchant AND kind = p_kind AND base = f.key AND member_id = f.member_id
           AND game_type = f.game_type
         ORDER BY run_id DESC LIMIT 1) k ON true
      LEFT JOIN LATERAL (
        SELECT h.holder_id AS leader_id
          FROM team_line t
         CROSS JOIN LATERAL (
           SELECT holder_id FROM contract_holder
            WHERE merchant_id = p_merchant AND kind = p_kind AND base = f.key AND holder_id = t.upline_id OFFSET 0) h
         WHERE t.merchant_id = p_merchant AND t.member_id = f.member_id AND k.leader_id IS NULL
         ORDER BY t.distance LIMIT 1) l ON true
  ), noted AS (
    INSERT INTO contract_input (merchant_id, kind, base, member_id, game_type, run_id, leader_id, stake_minor, win_minor, given_minor)
    SELECT p_merchant, p_kind, key, member_id, game_type, p_run, leader_id, stake, win, given
      FROM led
     WHERE leader_id IS NOT NULL
       AND (coalesce(stake_minor, 0), coalesce(win_minor, 0), coalesce(given_minor, 0)) <> (stake, win, given)
    RETURNING base
  )
  SELECT (SELECT coalesce(array_agg(DISTINCT base), '{}') FROM noted), (SELECT max(member_id) FROM chosen)
    INTO changed, last;
END $$;
