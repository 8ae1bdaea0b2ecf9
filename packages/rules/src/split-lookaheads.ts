/** A condition at the start of a value, written as a leading look-ahead. */
export interface Lookahead {
  readonly body: string
  readonly negative: boolean
}

export interface SplitPattern {
  readonly lookaheads: readonly Lookahead[]
  /** The rest without its leading `^`; the value must match it as a whole. */
  readonly rest: string
}

/**
 * Splits the leading look-aheads off a pattern, `^(?=.*[A-Z])(?!admin)\w+$`, so that an engine without look-aheads can
 * check each as a separate condition: all must hold at the start of the value, and the rest must match the whole value.
 * Returns null when that would change the meaning: a look-ahead with a quantifier, an unclosed group, or an alternative
 * beside the look-aheads (`(?=a)b|c` binds it to `b` only). A look-ahead elsewhere stays in the rest.
 */
export function splitLookaheads(pattern: string): SplitPattern | null {
  const lookaheads: Lookahead[] = []
  let at = pattern.startsWith('^') ? 1 : 0
  while (pattern.startsWith('(?=', at) || pattern.startsWith('(?!', at)) {
    const end = closingParenthesis(pattern, at)
    if (end < 0 || /[*+?{]/.test(pattern[end + 1] ?? '')) return null
    lookaheads.push({ body: pattern.slice(at + 3, end), negative: pattern[at + 2] === '!' })
    at = end + 1
    if (pattern[at] === '^') at += 1
  }
  if (lookaheads.length === 0) return { lookaheads, rest: pattern }
  const rest = pattern.slice(at)
  return hasTopLevelAlternative(rest) ? null : { lookaheads, rest }
}

/** Index of the parenthesis that closes the one at `open`; -1 when none does. */
function closingParenthesis(pattern: string, open: number): number {
  let depth = 0
  for (const { char, index } of syntax(pattern, open)) {
    if (char === '(') depth += 1
    if (char === ')') depth -= 1
    if (depth === 0) return index
  }
  return -1
}

function hasTopLevelAlternative(pattern: string): boolean {
  let depth = 0
  for (const { char } of syntax(pattern, 0)) {
    if (char === '(') depth += 1
    if (char === ')') depth -= 1
    if (char === '|' && depth === 0) return true
  }
  return false
}

/** The positions that are syntax, that is outside escapes and character classes. */
function* syntax(pattern: string, from: number): Generator<{ char: string; index: number }> {
  let inClass = false
  for (let index = from; index < pattern.length; index += 1) {
    const char = pattern[index] as string
    if (char === '\\') index += 1
    else if (inClass) inClass = char !== ']'
    else if (char === '[') inClass = true
    else yield { char, index }
  }
}
