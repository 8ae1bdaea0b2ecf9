import type { GameType } from '../games.ts'

/** The game types that are played at tables, whose stakes and seats a vendor may report. */
export const TABLE_TYPES: readonly GameType[] = ['LIVE', 'PVP']
