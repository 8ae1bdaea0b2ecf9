import { splitLookaheads } from './split-lookaheads.ts'
import { toRe2 } from './to-re2.ts'

/** Whether a whole, normalised value fits a custom pattern. Takes time linear in the value's length. */
export type Matcher = (value: string) => boolean

/** Why a custom pattern is refused; the checker shows the reason to the merchant. */
export class PatternError extends Error {
  readonly code = 'PATTERN_REFUSED'
  readonly params: { readonly reason: string }

  constructor(reason: string, cause?: unknown) {
    super(reason, { cause })
    this.name = 'PatternError'
    this.params = { reason }
  }
}

const PATTERN_LENGTH_MAX = 512

/** Whether a configured pattern restricts anything: a lone `*` or nothing means any value. */
export function isCustom(acceptedPattern: string): boolean {
  return acceptedPattern !== '' && acceptedPattern !== '*'
}

/**
 * Compiles a merchant's pattern (JavaScript syntax, without look-behinds and back-references) for whole values on an
 * engine whose time is linear in the value, loaded only now. Never `new RegExp`: `(a+)+$` would stop the page.
 * Throws PatternError when the pattern is too long or the engine refuses it.
 */
export async function compileCustom(pattern: string): Promise<Matcher> {
  if (pattern.length > PATTERN_LENGTH_MAX) throw new PatternError(`longer than ${PATTERN_LENGTH_MAX} characters`)
  const split = splitLookaheads(pattern)
  if (!split) throw new PatternError('a look-ahead that is repeated, unclosed or beside an alternative')
  const { RE2JS } = await import('re2js')
  const compile = (source: string) => RE2JS.compile(RE2JS.translateRegExp(toRe2(source)))
  try {
    const rest = compile(split.rest)
    const conditions = split.lookaheads.map(({ body, negative }) => ({ program: compile(`^(?:${body})`), negative }))
    return (value) =>
      conditions.every(({ program, negative }) => program.test(value) !== negative) && rest.testExact(value)
  } catch (error) {
    throw new PatternError(error instanceof Error ? error.message : String(error), error)
  }
}
