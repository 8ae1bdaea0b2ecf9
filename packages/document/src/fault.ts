/** Keys and indexes from the root of a document: `['languages', 0]`. */
export type Path = readonly (string | number)[]

/** One fault of a document, precise enough to be repaired without further questions. */
export type Fault = {
  /** Stable, dotted, lower case: `json.syntax`, `key.unknown`, `theme.contrast`. */
  readonly code: string
  readonly severity: 'error' | 'warning'
  readonly file: string
  /** 1-based. */
  readonly line: number
  /** 1-based, in UTF-16 units. */
  readonly column: number
  /** Where in the value, for people: `overrides.dark["color.canvas"]`, `languages[0]`; empty for the root. */
  readonly path: string
  /** The fault in one sentence without a full stop. */
  readonly message: string
  /** The offending value, shortened. */
  readonly found?: string
  /** The probable meaning. */
  readonly suggestion?: string
  /** The repair in one sentence without a full stop. */
  readonly repair?: string
}

const LONGEST_FOUND = 60

/** Invisible characters; some of them reverse the direction of the following text in a terminal. */
const INVISIBLE = /[\p{Cf}\u2028\u2029]/gu

/**
 * Text of an offending value, for `Fault.found`: JSON, shortened to 60 characters, control characters and invisible ones
 * visible.
 */
export function describeValue(value: unknown): string {
  // JSON would write a number that is too large as null.
  const isTooLarge = typeof value === 'number' && !Number.isFinite(value)
  const text = (isTooLarge ? 'a number too large to count' : (JSON.stringify(value) ?? String(value))).replace(
    INVISIBLE,
    (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`,
  )
  return text.length > LONGEST_FOUND ? `${text.slice(0, LONGEST_FOUND)}… (${text.length} characters)` : text
}

const PLAIN_KEY = /^[A-Za-z_$][\w$-]*$/

/** `['overrides', 'dark', 'color.canvas']` to `overrides.dark["color.canvas"]`. */
export function formatPath(path: Path): string {
  let text = ''
  for (const segment of path) {
    if (typeof segment === 'number') text += `[${segment}]`
    else if (!PLAIN_KEY.test(segment)) text += `[${JSON.stringify(segment)}]`
    else text += text === '' ? segment : `.${segment}`
  }
  return text
}

/** The arguments of `faultAt`; the document adds file, position and path. */
export type FaultText = Pick<Fault, 'code' | 'message'> &
  Partial<Pick<Fault, 'severity' | 'found' | 'suggestion' | 'repair'>>
