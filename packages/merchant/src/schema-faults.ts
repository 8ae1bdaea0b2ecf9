import { closest } from '@livery/document/closest'
import type { FaultText } from '@livery/document/fault'
import { describeValue, type Fault, formatPath, type Path } from '@livery/document/fault'
import type { ParsedDocument } from '@livery/document/parse-document'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { TLocalizedValidationError as SchemaError } from 'typebox/error'
import { Settings } from 'typebox/system'
import Value from 'typebox/value'

/** More faults than anybody reads; TypeBox alone would stop at 8. */
const MOST_FAULTS = 500
const LONGEST_LIST = 24

/** The keywords of JSON Schema that messages are made from. */
interface Described {
  readonly description?: string
  readonly pattern?: string
  readonly properties?: Readonly<Record<string, Described>>
  /** Other words people write for a key, in lower case. */
  readonly synonyms?: Readonly<Record<string, string>>
}

/** A fault of one keyword; the found value is added by the caller where it helps. */
type Finding = FaultText & { readonly path: Path; readonly at: 'key' | 'value'; readonly missing?: string }

/**
 * The result of comparing a document with a schema: its faults, and the valid rest in which more faults can be found.
 */
export interface Shape {
  readonly faults: readonly Fault[]
  /**
   * The value without its invalid parts: unknown keys and faulty values are removed, list entries become `undefined`.
   */
  readonly sound: unknown
}

/**
 * Every difference between a document and a schema, in words: unknown keys with the probable meaning, missing keys with
 * what to add, wrong values with what is expected. Each place gets one fault: a value of the wrong type is not reported
 * as too short as well.
 */
export function checkShape(document: ParsedDocument, schema: TSchema): Shape {
  // Most documents are valid, and checking that takes a hundredth of the time that collecting faults takes.
  if (validatorOf(schema).Check(document.value)) return { faults: [], sound: document.value }
  const findings = errorsOf(schema, document.value).flatMap((error) => describe(error, schema, document.value))
  const suggestion = new Set(
    findings.filter(({ suggestion }) => suggestion).map(({ path, suggestion }) => renamed(path, suggestion)),
  )
  const seen = new Set<string>()
  const faults: Fault[] = []
  const wrong: Path[] = []
  for (const { path, at, missing, ...text } of findings) {
    if (missing === undefined) wrong.push(path)
    // A misspelt key is one fault, not one unknown key and one missing key.
    else if (suggestion.has(formatPath([...path, missing]))) continue
    const place = `${at === 'key' ? 'key ' : ''}${formatPath(path)}${missing === undefined ? '' : ` lacks ${missing}`}`
    if (seen.has(place)) continue
    seen.add(place)
    faults.push(document.faultAt(path, text, at))
  }
  return { faults, sound: without(document.value, wrong) }
}

/** Frequent typing mistakes whose meaning is clear, and how each one is corrected. */
const SLIPS: readonly ((text: string) => string)[] = [
  (text) => text.trim(),
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  (text) => text.replace(/^http:/i, 'https:'),
  (text) => (text.includes(':') ? text : `https://${text}`),
  (text) => text.replace(/^https?:\/\//i, '').replace(/[/:?#].*$/, ''),
  (text) => text.replace(' ', 'T').replace(/Z?$/, 'Z'),
  (text) => text.replace(',', '.'),
  (text) =>
    text
      .trim()
      .toLowerCase()
      .replace(/[\s_]+/g, '-'),
  (text) => (text.includes(':') ? text : `/${text}`),
]

/** The corrected text when a typing mistake is its only fault. */
function inForm(value: unknown, pattern: string | undefined): { readonly suggestion?: string } {
  if (typeof value !== 'string' || value.length > 200 || pattern === undefined) return {}
  const form = new RegExp(pattern)
  const suggestion = SLIPS.map((mend) => mend(value)).find((text) => form.test(text))
  return suggestion === undefined ? {} : { suggestion: JSON.stringify(suggestion) }
}

const validators = new WeakMap<TSchema, ReturnType<typeof Compile>>()

function validatorOf(schema: TSchema): ReturnType<typeof Compile> {
  const known = validators.get(schema) ?? Compile(schema)
  validators.set(schema, known)
  return known
}

function renamed(path: Path, suggestion: string | undefined): string {
  return formatPath([...path.slice(0, -1), (suggestion ?? '').slice(1, -1)])
}

function errorsOf(schema: TSchema, value: unknown): readonly SchemaError[] {
  const { maxErrors } = Settings.Get()
  Settings.Set({ maxErrors: MOST_FAULTS })
  try {
    const errors = [...Value.Errors(schema, value)]
    return errors.filter((error) => !isOfOtherBranch(error, errors)).sort((a, b) => rank(a) - rank(b))
  } finally {
    Settings.Set({ maxErrors })
  }
}

/**
 * Where a value matches the kind of one branch of a union but has a fault inside, that branch was meant; the other
 * branches' complaints about the kind would mislead.
 */
function isOfOtherBranch(error: SchemaError, errors: readonly SchemaError[]): boolean {
  const isUnion = error.keyword === 'anyOf'
  if (!isUnion && !isWrongKind(error)) return false
  const union = isUnion
    ? `${error.schemaPath}/anyOf/`
    : error.schemaPath.slice(0, error.schemaPath.lastIndexOf('/') + 1)
  const place = error.instancePath
  const within = errors.filter(({ schemaPath, instancePath }) => {
    return schemaPath.startsWith(union) && (instancePath === place || instancePath.startsWith(`${place}/`))
  })
  const branchOf = ({ schemaPath }: SchemaError) => schemaPath.slice(union.length).split('/', 1)[0]
  const wrong = new Set(within.filter((one) => one.instancePath === place && isWrongKind(one)).map(branchOf))
  return within.some((one) => !wrong.has(branchOf(one)))
}

const isWrongKind = ({ keyword, schemaPath }: SchemaError) =>
  ['type', 'const', 'enum'].includes(keyword) && /\/anyOf\/\d+$/.test(schemaPath)

/** A wrong type explains every other finding at the same place. */
function rank({ keyword }: SchemaError): number {
  return keyword === 'type' ? 0 : keyword === 'enum' || keyword === 'const' ? 1 : 2
}

function describe(error: SchemaError, schema: TSchema, root: unknown): Finding[] {
  const path = toPath(error.instancePath, root)
  const value = valueAt(root, path)
  const expected = schemaAt(schema, error.schemaPath)
  const here = { path, at: 'value' } as const
  const found = describeValue(value)
  const write = expected.description === undefined ? {} : { repair: `Write ${expected.description}` }
  switch (error.keyword) {
    case 'boolean':
      // TypeBox reports unknown keys a second time from inside; the first report is enough.
      return []
    case 'additionalProperties':
      return error.params.additionalProperties.map((key) => unknownKey(path, key, expected))
    case 'required':
      return error.params.requiredProperties.map((key) => missingKey(path, key, expected))
    case 'type':
      return [{ ...here, code: 'value.type', message: `expected ${kindOf(error.params.type)}`, found, ...write }]
    case 'enum':
      return [{ ...here, ...notOneOf(value, error.params.allowedValues, found) }]
    case 'const':
      return [
        {
          ...here,
          code: 'value.const',
          message: `must be ${describeValue(error.params.allowedValue)}`,
          found,
          ...write,
        },
      ]
    case 'pattern':
      return [
        {
          ...here,
          code: 'value.pattern',
          message: `expected ${expected.description ?? 'another form'}`,
          found,
          ...inForm(value, expected.pattern),
        },
      ]
    case 'uniqueItems':
      return error.params.duplicateItems.map((index) => ({
        path: [...path, Number(index)],
        at: 'value' as const,
        code: 'list.duplicate',
        message: 'this entry appears twice in the list',
        found: describeValue((value as unknown[])[Number(index)]),
        repair: 'Remove one of the two',
      }))
    default: {
      const limit = 'limit' in error.params ? String(error.params.limit) : ''
      return [{ ...here, code: `value.${error.keyword}`, ...outside(error.keyword, limit), found, ...write }]
    }
  }
}

function unknownKey(path: Path, key: string, expected: Described): Finding {
  const known = Object.keys(expected.properties ?? {})
  const near = expected.synonyms?.[key.toLowerCase()] ?? closest(key, known)
  const listed =
    known.length > 0 && known.length <= LONGEST_LIST ? `Use one of ${known.join(', ')}, or remove it` : RENAME
  return {
    path: [...path, key],
    at: 'key',
    code: 'key.unknown',
    message: `unknown key ${JSON.stringify(key)}`,
    ...(near === undefined ? {} : { suggestion: JSON.stringify(near) }),
    repair:
      near !== undefined ? RENAME : known.length === 0 ? `Write ${expected.description ?? 'another key'}` : listed,
  }
}
const RENAME = 'Rename it or remove it'

function missingKey(path: Path, key: string, expected: Described): Finding {
  const meaning = expected.properties?.[key]?.description
  return {
    path,
    at: 'value',
    missing: key,
    code: 'key.missing',
    message: `${JSON.stringify(key)} is missing`,
    repair: meaning === undefined ? 'Add it' : `Add it: ${meaning}`,
  }
}

function notOneOf(value: unknown, allowed: readonly unknown[], found: string): FaultText {
  const names = allowed.map(String)
  const near = typeof value === 'string' ? closest(value, names) : undefined
  return {
    code: 'value.enum',
    message: 'not one of the allowed values',
    found,
    ...(near === undefined ? {} : { suggestion: JSON.stringify(near) }),
    ...(names.length <= LONGEST_LIST ? { repair: `Use one of ${names.join(', ')}` } : {}),
  }
}

function outside(keyword: string, limit: string): { message: string } {
  switch (keyword) {
    case 'minimum':
      return { message: `too small, at least ${limit}` }
    case 'maximum':
      return { message: `too large, at most ${limit}` }
    case 'minLength':
      return { message: `too short, at least ${limit} characters` }
    case 'maxLength':
      return { message: `too long, at most ${limit} characters` }
    case 'minItems':
      return { message: `too few entries, at least ${limit}` }
    default:
      return { message: `not allowed here (${keyword})` }
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  number: 'a number',
  integer: 'a whole number',
  array: 'a list',
  object: 'an object',
}

function kindOf(type: string | readonly string[]): string {
  return typeof type === 'string' ? (KINDS[type] ?? type) : type.map((one) => KINDS[one] ?? one).join(' or ')
}

const segmentOf = (segment: string) => segment.replaceAll('~1', '/').replaceAll('~0', '~')

/** A JSON pointer as a path; segments under lists become numbers. */
function toPath(pointer: string, root: unknown): Path {
  const path: (string | number)[] = []
  for (const segment of pointer.split('/').slice(1).map(segmentOf)) {
    path.push(Array.isArray(valueAt(root, path)) ? Number(segment) : segment)
  }
  return path
}

function valueAt(root: unknown, path: Path): unknown {
  let value = root
  for (const segment of path) value = (value as Record<string | number, unknown> | undefined)?.[segment]
  return value
}

function schemaAt(schema: TSchema, pointer: string): Described {
  return (valueAt(schema, pointer.replace(/^#/, '').split('/').slice(1).map(segmentOf)) ?? {}) as Described
}

function without(value: unknown, paths: readonly Path[]): unknown {
  if (paths.length === 0) return value
  if (paths.some((path) => path.length === 0)) return undefined
  const copy = structuredClone(value)
  for (const path of paths) {
    const holder = valueAt(copy, path.slice(0, -1))
    const last = path.at(-1) as string | number
    if (Array.isArray(holder)) holder[Number(last)] = undefined
    else if (typeof holder === 'object' && holder !== null) delete (holder as Record<string, unknown>)[last]
  }
  return copy
}
