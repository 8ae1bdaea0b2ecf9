import type { Upkeep } from '../database/upkeep.ts'

export const mailboxUpkeep: Upkeep = {
  expired: [`delete from mailbox_message where sent_at < now() - interval '30 days'`],
  busyTables: [],
}
