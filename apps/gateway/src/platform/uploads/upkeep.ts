import type { Upkeep } from '../database/upkeep.ts'

/** This folder's tables that refer to a member; their rows are deleted with the member. */
export const UPLOAD_TABLES_OF_MEMBERS = ['upload'] as const

export const uploadUpkeep: Upkeep = {
  expired: [`delete from upload where used_by is null and sent_at < now() - interval '1 day'`],
  busyTables: ['upload'],
}
