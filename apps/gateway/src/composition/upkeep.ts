import { payloadUpkeep } from '../calls/payload/upkeep.ts'
import { AUTH_TABLES_OF_MEMBERS, authUpkeep } from '../features/auth/upkeep.ts'
import { GAME_TABLES_OF_MEMBERS, gameUpkeep } from '../features/games/upkeep.ts'
import { WALLET_TABLES_OF_MEMBERS } from '../features/wallet/upkeep.ts'
import { ledgerUpkeep } from '../ledger/upkeep.ts'
import { memberUpkeep, removeTrials, TABLES_OF_MEMBERS } from '../members/upkeep.ts'
import type { Upkeep } from '../platform/database/upkeep.ts'
import { eventUpkeep } from '../platform/events/upkeep.ts'
import { mailboxUpkeep } from '../platform/sending/upkeep.ts'
import { UPLOAD_TABLES_OF_MEMBERS, uploadUpkeep } from '../platform/uploads/upkeep.ts'
import { releaseUpkeep } from '../tenancy/releases/upkeep.ts'

/**
 * The tables whose rows are deleted with their member: every one that refers to a member, except the records of play and
 * of money, which keep their member.
 */
export const OF_MEMBERS = [
  ...TABLES_OF_MEMBERS,
  ...AUTH_TABLES_OF_MEMBERS,
  ...GAME_TABLES_OF_MEMBERS,
  ...UPLOAD_TABLES_OF_MEMBERS,
  ...WALLET_TABLES_OF_MEMBERS,
] as const

const PARTS: readonly Upkeep[] = [
  eventUpkeep,
  mailboxUpkeep,
  uploadUpkeep,
  payloadUpkeep,
  releaseUpkeep,
  ledgerUpkeep,
  memberUpkeep,
  authUpkeep,
  gameUpkeep,
]

/** The upkeep of the whole database. */
export const upkeep: Upkeep = {
  expired: [...PARTS.flatMap(({ expired }) => expired), ...removeTrials(OF_MEMBERS)],
  remade: PARTS.flatMap(({ remade = [] }) => remade),
  expiredByMany: PARTS.flatMap(({ expiredByMany = [] }) => expiredByMany),
  busyTables: PARTS.flatMap(({ busyTables }) => busyTables),
  growingTables: PARTS.flatMap(({ growingTables = [] }) => growingTables),
}
