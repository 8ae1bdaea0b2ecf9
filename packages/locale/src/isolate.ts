import type { Direction } from './locale-row.ts'

const FIRST_STRONG_ISOLATE = '\u2068'
const LEFT_TO_RIGHT_ISOLATE = '\u2066'
const POP_ISOLATE = '\u2069'

/** Letters that are written from right to left: the blocks that Unicode reserves for them. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const FIGURES = /^[0-9]+$/

/**
 * Wraps a text in direction isolates, for plain strings where `<bdi>` is not possible: a player's name or an amount
 * inside an Arabic sentence keeps its order and does not change the order of the sentence.
 */
export function isolate(text: string): string {
  return FIRST_STRONG_ISOLATE + text + POP_ISOLATE
}

/** A figure with its currency or per cent sign, or with letters for a currency (`KD`), before or after it. */
const SIGN = String.raw`(?:\p{Sc}|(?<![A-Za-z])[A-Z]{2,3}(?![A-Za-z]))`
const FIGURE = '[0-9](?:[0-9.,]*[0-9])?'
const AMOUNT = new RegExp(String.raw`${SIGN}\s?${FIGURE}|${FIGURE}\s?(?:${SIGN}|%)`, 'gu')
const TAG = /(<[^>]*>)/

/**
 * Isolates amounts in merchants' right-to-left texts or HTML: after an Arabic letter a browser would otherwise put the
 * sign on the other side of its figure.
 */
export function isolateAmounts(text: string): string {
  const words = (part: string) => part.replace(AMOUNT, (amount) => LEFT_TO_RIGHT_ISOLATE + amount + POP_ISOLATE)
  return text
    .split(TAG)
    .map((part, at) => (at % 2 === 0 ? words(part) : part))
    .join('')
}

/**
 * Isolates an inserted value from a text's direction. Values that cannot change any order stay as they are: plain
 * figures, and in a left-to-right text everything without a right-to-left letter.
 */
export function insertion(value: string, direction: Direction): string {
  if (value === '' || FIGURES.test(value)) return value
  return direction === 'rtl' || RIGHT_TO_LEFT.test(value) ? isolate(value) : value
}
