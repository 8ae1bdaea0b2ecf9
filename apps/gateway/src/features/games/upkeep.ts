/** Tables of this feature that refer to a member and go with it. */
export const GAME_TABLES_OF_MEMBERS = ['favourite', 'recent_game'] as const
