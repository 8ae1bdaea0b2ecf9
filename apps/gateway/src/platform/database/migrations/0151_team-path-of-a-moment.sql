-- As before; rounds come with their time in milliseconds, and who was placed within that one stood there.
CREATE OR REPLACE FUNCTION team_path(p_merchant text, p_member bigint, p_at timestamptz)
  RETURNS TABLE (agent_id bigint, distance int, rebate_bp int) LANGUAGE sql STABLE AS $$
  WITH RECURSIVE path AS (
    SELECT p.member_id, p.upline_id, p.rebate_bp, 0 AS distance
      FROM (SELECT * FROM team_rate WHERE merchant_id = p_merchant AND member_id = p_member
               AND since < date_trunc('milliseconds', p_at) + interval '1 millisecond'
             ORDER BY since DESC LIMIT 1) p
    UNION ALL
    SELECT u.member_id, u.upline_id, u.rebate_bp, path.distance + 1
      FROM path
     CROSS JOIN LATERAL (
       SELECT * FROM team_rate WHERE merchant_id = p_merchant AND member_id = path.upline_id
          AND since < date_trunc('milliseconds', p_at) + interval '1 millisecond'
        ORDER BY since DESC LIMIT 1) u)
  SELECT member_id, distance, rebate_bp FROM path
$$;
