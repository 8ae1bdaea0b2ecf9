/** This feature's tables that refer to a member; their rows are deleted with the member. */
export const WALLET_TABLES_OF_MEMBERS = ['wallet_choice'] as const
