/** The main wallet's name in transfers. */
export const MAIN_WALLET = 'MAIN'
