import type { Upkeep } from '../platform/database/upkeep.ts'

export const ledgerUpkeep: Upkeep = { expired: [], busyTables: ['ledger_account', 'game_round', 'game_session'] }
