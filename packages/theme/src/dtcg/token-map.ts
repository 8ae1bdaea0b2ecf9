import { describeValue, type Fault, type FaultText, type Path } from '@livery/document/fault'
import type { ParsedDocument } from '@livery/document/parse-document'
import { isObject, type JsonObject, ownOf } from './json.ts'

/** A place in a file, for faults. */
export type Place = { readonly document: ParsedDocument; readonly path: Path }

/** A tree of tokens within a document. */
export type TokenSource = Place & { readonly tree: JsonObject }

/** A token as written, before aliases are resolved. */
export type RawToken = {
  /** A value, `{a.b}`, or an object with `$ref`. */
  readonly value: unknown
  readonly type: string | undefined
  readonly extensions: unknown
  readonly place: Place
}

export type TokenMap = {
  readonly tokens: ReadonlyMap<string, RawToken>
  readonly faults: readonly Fault[]
}

/** More than any design system has; a larger file is an attack on our processor time. */
const MOST_TOKENS = 5_000
/** Names by which JavaScript objects can be manipulated (prototypes); no token needs them. */
const POISONOUS = new Set(['__proto__', 'constructor', 'prototype'])
/**
 * Names contain no braces and dots and do not begin with `$`, because these have a meaning in aliases and the format's
 * own keys.
 */
const NAME = /^[^${}.][^{}.]*$/

export const faultAtPlace = ({ document, path }: Place, faultText: FaultText, at?: 'key' | 'value'): Fault =>
  document.faultAt(path, faultText, at)

/** All tokens of several sources by their dotted path. A later source replaces a token whole. */
export function mapTokens(sources: readonly TokenSource[]): TokenMap {
  const tokens = new Map<string, RawToken>()
  const parents = new Map<string, { readonly of: string; readonly place: Place }>()
  const faults: Fault[] = []

  const add = (name: string, token: RawToken) => {
    if (tokens.size < MOST_TOKENS || tokens.has(name)) tokens.set(name, token)
    else if (!faults.some(({ code }) => code === 'dtcg.many'))
      faults.push(
        faultAtPlace(token.place, {
          code: 'dtcg.many',
          message: `more than ${MOST_TOKENS} tokens`,
          repair: 'Leave out those that no leaf is made of',
        }),
      )
  }

  function walk(tree: JsonObject, place: Place, names: readonly string[], inherited: string | undefined): void {
    const type = typeof tree.$type === 'string' ? tree.$type : inherited
    if (Object.hasOwn(tree, '$value') || typeof ownOf(tree, '$ref') === 'string') {
      const value = Object.hasOwn(tree, '$value') ? tree.$value : { $ref: tree.$ref }
      const name = names.filter((one) => one !== '$root').join('.')
      add(name, { value, type: type ?? tokens.get(name)?.type, extensions: ownOf(tree, '$extensions'), place })
      return
    }
    const parent = groupName(ownOf(tree, '$extends'))
    if (parent !== undefined) parents.set(names.join('.'), { of: parent, place })
    for (const [key, child] of Object.entries(tree)) {
      const here = { document: place.document, path: [...place.path, key] }
      if (key.startsWith('$') && key !== '$root') continue
      if (key !== '$root' && (POISONOUS.has(key) || !NAME.test(key)))
        faults.push(faultAtPlace(here, badName(key), 'key'))
      else if (isObject(child)) walk(child, here, [...names, key], type)
      else
        faults.push(
          faultAtPlace(here, {
            code: 'dtcg.shape',
            message: 'neither a token nor a group',
            found: describeValue(child),
            repair: 'Write { "$type": …, "$value": … }',
          }),
        )
    }
  }

  /** A group that extends another gets everything that it does not have itself. */
  function inherit(group: string, running: readonly string[]): void {
    const parent = parents.get(group)
    if (!parent) return
    if (running.includes(group)) {
      faults.push(
        faultAtPlace(parent.place, {
          code: 'dtcg.circle',
          message: 'a group extends itself',
          found: describeValue([...running, group].join(' -> ')),
          repair: 'Cut the circle',
        }),
      )
      return
    }
    inherit(parent.of, [...running, group])
    const start = `${parent.of}.`
    const found = [...tokens].filter(([name]) => name.startsWith(start))
    if (found.length === 0)
      faults.push(
        faultAtPlace(parent.place, {
          code: 'dtcg.alias',
          message: 'extends a group that is not there',
          found: describeValue(parent.of),
          repair: 'Name a group that exists',
        }),
      )
    for (const [name, token] of found) {
      const own = `${group}.${name.slice(start.length)}`
      if (!tokens.has(own)) add(own, token)
    }
  }

  for (const { tree, document, path } of sources) walk(tree, { document, path }, [], undefined)
  for (const group of parents.keys()) inherit(group, [])
  return { tokens, faults }
}

/** `{a.b}`, `#/a/b` or `{ "$ref": "#/a/b" }` to `a.b`. */
function groupName(reference: unknown): string | undefined {
  const text = isObject(reference) ? ownOf(reference, '$ref') : reference
  if (typeof text !== 'string') return undefined
  const alias = /^\{([^{}]+)\}$/.exec(text)?.[1]
  return alias ?? (text.startsWith('#/') ? pointerSegments(text).join('.') : undefined)
}

/** `#/a~1b/c` to `['a/b', 'c']`. */
export function pointerSegments(pointer: string): string[] {
  return pointer
    .slice(2)
    .split('/')
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function badName(key: string): FaultText {
  return {
    code: 'dtcg.name',
    message: 'no token or group may have this name',
    found: describeValue(key),
    repair: 'Use a name without "$" at its start, braces and dots',
  }
}
