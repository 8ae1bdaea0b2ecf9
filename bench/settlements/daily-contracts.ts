import type { Sql } from '../../apps/gateway/src/platform/database/sql.ts'
import { MERCHANT } from '../merchant.ts'

/** Pays one percent of a team's stakes by the day. */
export const SETTLED_MERCHANT = {
  id: MERCHANT,
  currency: { code: 'PHP', symbol: '₱', exponent: 2 },
  timeZone: 'Asia/Manila',
  turnover: { depositTimes: 1, weights: [] },
  contracts: {
    activeTurnover: '10',
    daily: {
      tiersMost: 5,
      rateMost: '1',
      plan: [{ gameType: 'CONS', tiers: [{ turnover: '0', active: 1, rate: '1' }] }],
    },
  },
  capabilities: { DAILYSALARY: true },
} as never

/** Gives each agent of a written team but the top one a daily contract, a fifth of a percent less for each level. */
export function agreeDaily(sql: Sql): Promise<number> {
  return sql.run(
    `insert into contract (merchant_id, kind, game_type, payer_id, holder_id, rate_type, tiers, state, since)
     select '${MERCHANT}', 'daily', 'CONS', t.upline_id, t.member_id, 'P',
            jsonb_build_array(jsonb_build_object('turnover', '0', 'loss', '0', 'active', '1', 'rate', (0.9 - t.level * 0.2)::text)),
            'A', now() - interval '9 days'
       from team_member t join member m on m.merchant_id = '${MERCHANT}' and m.id = t.member_id and m.kind = 1
      where t.merchant_id = '${MERCHANT}' and t.upline_id is not null`,
  )
}
