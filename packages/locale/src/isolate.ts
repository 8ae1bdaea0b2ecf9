const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/**
 * The text as an island of its own direction, for plain strings where no `<bdi>` can stand: a player's name or an
 * amount inside an Arabic sentence keeps its order and leaves the sentence's alone.
 */
export function isolate(text: string): string {
  return FIRST_STRONG_ISOLATE + text + POP_ISOLATE
}
