/**
 * How ids and amounts are written wherever they cross a wire: the seamless wallet, the bridge to games, the site's calls.
 * The ledger's SQL restates AMOUNT_PATTERN in `ledger_minor`; a test holds both together.
 */

/** Ids of vendors and games: sessions, transactions, rounds. */
export const ID_PATTERN = '^[\\w.:-]{1,80}$'
/** ISO 4217, and the longer codes of currencies that are not in it. */
export const CURRENCY_PATTERN = '^[A-Z0-9]{3,8}$'
/** Decimal places, whatever the currency. */
export const MAXIMUM_DECIMALS = 4
/** Digits before the point of an amount that moves: in minor units it still fits a 64-bit integer. */
export const MAXIMUM_WHOLE_DIGITS = 14
/** An amount the wallet reads: decimal, not below zero; nothing is the stake of a free round. */
export const AMOUNT_PATTERN = `^(0|[1-9]\\d{0,${MAXIMUM_WHOLE_DIGITS - 1}})(\\.\\d{1,${MAXIMUM_DECIMALS}})?$`
/** An amount a vendor's call moves: above zero, for a round without a win is closed by endRound. */
export const MOVED_AMOUNT_PATTERN = `(?=.*[1-9])${AMOUNT_PATTERN}`
/** An amount that is shown, such as a balance or a sum: decimal, perhaps below zero. */
export const SHOWN_AMOUNT_PATTERN = `^-?\\d{1,24}(\\.\\d{1,${MAXIMUM_DECIMALS}})?$`
