import type { Upkeep } from '../database/upkeep.ts'

export const mailboxUpkeep: Upkeep = {
  expired: [`DELETE FROM mailbox_message WHERE sent_at < now() - interval '30 days'`],
  busyTables: [],
}
