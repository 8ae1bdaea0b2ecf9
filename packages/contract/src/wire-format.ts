/**
 * The form of ids and amounts on every wire: the seamless wallet, the bridge to games, the site's calls. The ledger's
 * SQL repeats AMOUNT_PATTERN in `ledger_minor`; a test compares the two.
 */

/** Ids of vendors and games: sessions, transactions, rounds. */
export const ID_PATTERN = '^[\\w.:-]{1,80}$'
/** ISO 4217, and the longer codes of currencies that are not in it. */
export const CURRENCY_PATTERN = '^[A-Z0-9]{3,8}$'
/** Decimal places, whatever the currency. */
export const MAXIMUM_DECIMALS = 4
/** Digits before the point of an amount that moves: in minor units it still fits a 64-bit integer. */
export const MAXIMUM_WHOLE_DIGITS = 14
/** An amount in a wallet call: decimal and not negative; zero is the stake of a free round. */
export const AMOUNT_PATTERN = `^(0|[1-9]\\d{0,${MAXIMUM_WHOLE_DIGITS - 1}})(\\.\\d{1,${MAXIMUM_DECIMALS}})?$`
/** An amount that a vendor's call moves: above zero, because endRound closes a round without a win. */
export const MOVED_AMOUNT_PATTERN = `(?=.*[1-9])${AMOUNT_PATTERN}`
/** An amount for display, such as a balance or a sum: decimal, perhaps negative. */
export const SHOWN_AMOUNT_PATTERN = `^-?\\d{1,24}(\\.\\d{1,${MAXIMUM_DECIMALS}})?$`
