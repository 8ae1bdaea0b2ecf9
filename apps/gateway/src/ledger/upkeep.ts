import type { Upkeep } from '../platform/database/upkeep.ts'

export const ledgerUpkeep: Upkeep = {
  // Only the present hour's sums are asked for.
  expired: [
    `delete from vendor_payout where hour < now() - interval '2 days'`,
    // A job's row keeps it from being done again; what it was about is long over.
    `delete from job where done_at < now() - interval '90 days'`,
  ],
  busyTables: [
    'ledger_account',
    'game_round',
    'game_session',
    'vendor_payout',
    'turnover_due',
    'withdrawal',
    'deposit',
    'job',
    'play_sum',
    'ledger_sum',
    'team_change',
    'team_day',
    'team_active',
    'wallet_transfer',
  ],
  growingTables: [
    'ledger_account',
    'ledger_posting',
    'ledger_entry',
    'wallet_transaction',
    'game_round',
    'game_session',
    'payment_step',
    'payment_event',
    'deposit',
    'deposit_receipt',
    'job',
    'turnover_share',
    'play_sum',
    'ledger_sum',
    'team_member',
    'team_line',
    'team_change',
    'team_day',
    'team_active',
    'wallet_transfer',
  ],
}
