-- A decimal string in minor units; null when it is not one, or is finer than the currency. The format is the contract's
-- AMOUNT_PATTERN: at most as many digits as a bigint of minor units holds.
CREATE OR REPLACE FUNCTION ledger_minor(p_amount text, p_exponent smallint) RETURNS bigint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN p_amount ~ '^(0|[1-9]\d{0,13})(\.\d{1,4})?$'
               AND p_amount::numeric * power(10::numeric, p_exponent)
                   = trunc(p_amount::numeric * power(10::numeric, p_exponent))
              THEN (p_amount::numeric * power(10::numeric, p_exponent))::bigint END
$$;
