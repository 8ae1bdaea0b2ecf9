import { closest } from '@livery/document/closest'
import { describeValue } from '@livery/document/fault'
import type { JsonSchema, Kind, Place, ValueOf } from './kind.ts'
import { refuse } from './scalar.ts'

export type Field<V = unknown> = {
  readonly kind: Kind<V>
  /** One sentence, which editors show. */
  readonly meaning: string
  readonly required?: boolean
}
export type Fields = { readonly [key: string]: Field }
type ObjectOf<F extends Fields> = { readonly [K in keyof F]?: ValueOf<F[K]['kind']> }

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Limits against files that are made to waste processor time: the position of each fault must be searched for. */
const MOST_UNKNOWN = 50

/**
 * Reports unknown keys, each with the key that was probably meant.
 * @returns whether there are any
 */
export function refuseUnknown(keys: Iterable<string>, known: readonly string[], place: Place, what = 'key'): boolean {
  const knownKeys = new Set(known)
  const unknown = [...keys].filter((key) => !knownKeys.has(key))
  for (const key of unknown.slice(0, MOST_UNKNOWN)) {
    const suggestion = closest(key, known)
    place.child(key).fault(
      {
        code: 'key.unknown',
        message: `unknown ${what} ${describeKey(key)}`,
        ...(suggestion === undefined ? {} : { suggestion: `"${suggestion}"` }),
        repair: suggestion === undefined ? insteadOf(known) : 'Rename it or remove it',
      },
      'key',
    )
  }
  if (unknown.length > MOST_UNKNOWN) {
    place.fault({
      code: 'key.many',
      message: `${unknown.length - MOST_UNKNOWN} more unknown entries are not listed`,
      repair: 'Remove them',
    })
  }
  return unknown.length > 0
}

/** More names than this are a page to read, and no help. */
const MOST_LISTED = 24

function insteadOf(known: readonly string[]): string {
  return known.length === 0 || known.length > MOST_LISTED ? 'Remove it' : `Use one of ${known.join(', ')}, or remove it`
}

/** Known keys are ASCII, so any other letter is shown by its code: it may look like an ASCII one. */
function describeKey(key: string): string {
  return describeValue(key).replace(/[^\x20-\x7e…]/g, (letter) => `\\u{${letter.charCodeAt(0).toString(16)}}`)
}

/** An object of exactly these fields. All faults are reported; unknown keys are faults with a suggestion. */
export function object<const F extends Fields>(fields: F, expects = 'an object'): Kind<ObjectOf<F>> {
  const entries = Object.entries(fields)
  const required = entries.filter(([, field]) => field.required).map(([key]) => key)
  const properties = Object.fromEntries(
    entries.map(([key, { kind, meaning }]) => [key, { description: meaning, ...kind.json }]),
  )
  const json: JsonSchema = {
    type: 'object',
    additionalProperties: false,
    ...(required.length ? { required } : {}),
    properties,
  }
  const kind: Kind<ObjectOf<F>> = {
    json,
    expects,
    read(value, place) {
      if (!isObject(value)) return refuse(kind, value, place)
      const result: Record<string, unknown> = {}
      let complete = !refuseUnknown(Object.keys(value), Object.keys(fields), place)
      for (const [key, given] of Object.entries(value)) {
        const field = Object.hasOwn(fields, key) ? fields[key] : undefined
        if (!field) continue
        const read = field.kind.read(given, place.child(key))
        if (read === undefined) complete = false
        else result[key] = read
      }
      for (const key of required.filter((name) => !(name in value))) {
        complete = false
        place.fault({
          code: 'key.missing',
          message: `"${key}" is missing: ${fields[key]?.meaning ?? ''}`.replace(/\.$/, ''),
          repair: `Add "${key}"`,
        })
      }
      return complete ? (result as ObjectOf<F>) : undefined
    },
  }
  return kind
}

/** An object of up to `most` entries of one kind under names that match `name`. */
export function record<V>(
  name: RegExp,
  nameExpects: string,
  item: Kind<V>,
  most: number,
): Kind<Readonly<Record<string, V>>> {
  const kind: Kind<Readonly<Record<string, V>>> = {
    json: {
      type: 'object',
      additionalProperties: false,
      patternProperties: { [name.source]: item.json },
      maxProperties: most,
    },
    expects: `an object of at most ${most}, each ${item.expects}`,
    read(value, place) {
      if (!isObject(value) || Object.keys(value).length > most) return refuse(kind, value, place)
      const result: Record<string, V> = {}
      let complete = true
      for (const [key, given] of Object.entries(value)) {
        if (!name.test(key)) {
          place
            .child(key)
            .fault(
              { code: 'key.name', message: `expected ${nameExpects}`, found: describeKey(key), repair: 'Rename it' },
              'key',
            )
          complete = false
          continue
        }
        const read = item.read(given, place.child(key))
        if (read === undefined) complete = false
        else result[key] = read
      }
      return complete ? result : undefined
    },
  }
  return kind
}

/** A list of `least` to `most` items of one kind. */
export function list<V>(item: Kind<V>, least: number, most: number): Kind<readonly V[]> {
  const kind: Kind<readonly V[]> = {
    json: { type: 'array', items: item.json, minItems: least, maxItems: most },
    expects: `a list of ${least} to ${most}, each ${item.expects}`,
    read(value, place) {
      if (!Array.isArray(value) || value.length < least || value.length > most) return refuse(kind, value, place)
      const items = value.map((one, index) => item.read(one, place.child(index)))
      return items.every((one) => one !== undefined) ? (items as V[]) : undefined
    },
  }
  return kind
}

const isComposite = (value: unknown): boolean => typeof value === 'object' && value !== null

/**
 * Either of two kinds. `first` reads what `isFirst` accepts, `second` what `isSecond` accepts (objects and lists by
 * default), so that a fault refers to the form the author meant; any other value is neither.
 */
export function either<A, B>(
  isFirst: (value: unknown) => boolean,
  first: Kind<A>,
  second: Kind<B>,
  isSecond: (value: unknown) => boolean = isComposite,
): Kind<A | B> {
  const kind: Kind<A | B> = {
    json: { anyOf: [first.json, second.json] },
    expects: `${first.expects} or ${second.expects}`,
    read(value, place) {
      if (isFirst(value)) return first.read(value, place)
      if (isSecond(value)) return second.read(value, place)
      return refuse(kind, value, place)
    },
  }
  return kind
}

/** The same kind, its value turned into another. */
export function mapped<A, B>(kind: Kind<A>, turn: (value: A) => B): Kind<B> {
  return {
    json: kind.json,
    expects: kind.expects,
    read(value, place) {
      const read = kind.read(value, place)
      return read === undefined ? undefined : turn(read)
    },
  }
}
