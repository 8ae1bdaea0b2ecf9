const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/**
 * Wraps a text in direction isolates, for plain strings where `<bdi>` is not possible: a player's name or an amount
 * inside an Arabic sentence keeps its order and does not change the order of the sentence.
 */
export function isolate(text: string): string {
  return FIRST_STRONG_ISOLATE + text + POP_ISOLATE
}
