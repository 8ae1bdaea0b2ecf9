import type { Upkeep } from '../platform/database/upkeep.ts'

export const ledgerUpkeep: Upkeep = {
  // Only the present hour's sums are asked for.
  expired: [`delete from vendor_payout where hour < now() - interval '2 days'`],
  busyTables: [
    'ledger_account',
    'game_round',
    'game_session',
    'vendor_payout',
    'turnover_due',
    'withdrawal',
    'play_sum',
    'ledger_sum',
  ],
  growingTables: [
    'ledger_account',
    'ledger_posting',
    'ledger_entry',
    'wallet_transaction',
    'game_round',
    'game_session',
    'payment_step',
    'turnover_share',
    'play_sum',
    'ledger_sum',
  ],
}
