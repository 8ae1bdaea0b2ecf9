/** The main wallet, where transfers name a wallet. */
export const MAIN_WALLET = 'MAIN'
