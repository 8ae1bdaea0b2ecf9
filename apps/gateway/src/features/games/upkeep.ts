/** This feature's tables that refer to a member; their rows are deleted with the member. */
export const GAME_TABLES_OF_MEMBERS = ['favourite', 'recent_game'] as const
