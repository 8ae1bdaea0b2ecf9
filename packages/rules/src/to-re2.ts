/** The characters of `\s` in JavaScript; RE2's own is ASCII only. */
const SPACES =
  '\\t\\n\\x0b\\f\\r \\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}'
const ANY = '[^\\n\\r\\x{2028}\\x{2029}]'

/** Letters that may follow a backslash in JavaScript's Unicode mode and mean the same in RE2. */
const SHARED_ESCAPES = /[bBdDwWtnvfr0xucpP]/

/**
 * Rewrites a JavaScript pattern (Unicode mode) into RE2's dialect wherever the two interpret it differently: Unicode
 * spaces, `.` and line ends, script properties, a bracket inside a class. Look-aheads are handled elsewhere. Throws an
 * Error naming an escape that JavaScript does not know, or that has no counterpart.
 */
export function toRe2(pattern: string): string {
  let inClass = false
  return pattern.replace(/\\(?:[pP]\{[\w=]{0,64}\}|.)|./gsu, (token) => {
    if (token.startsWith('\\')) return escaped(token, inClass)
    if (!inClass && token === '[') inClass = true
    else if (inClass && token === ']') inClass = false
    else if (inClass && token === '[') return '\\['
    else if (!inClass && token === '.') return ANY
    return token
  })
}

function escaped(token: string, inClass: boolean): string {
  if (token === '\\s') return inClass ? SPACES : `[${SPACES}]`
  if (token === '\\S' && !inClass) return `[^${SPACES}]`
  const property = /^\\(p|P)\{(?:Script|sc)=(\w+)\}$/.exec(token)
  if (property) return `\\${property[1]}{${property[2]}}`
  if (/^\\[A-Za-z0-9]/.test(token) && !SHARED_ESCAPES.test(token[1] as string)) {
    throw new Error(`${token} is not supported${inClass ? ' in a class' : ''}`)
  }
  return token
}
