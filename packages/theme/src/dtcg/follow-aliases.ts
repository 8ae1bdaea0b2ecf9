import { closest } from '@livery/document/closest'
import { describeValue, type Fault, type FaultText } from '@livery/document/fault'
import { isObject, ownOf } from './json.ts'
import { faultAtPlace, type Place, pointerSegments, type RawToken } from './token-map.ts'

/** A token with its own value. */
export type Token = {
  readonly value: unknown
  readonly type: string | undefined
  readonly extensions: unknown
  readonly place: Place
}

/** A gradient of six stops has about fifty parts. */
const MOST_PARTS = 500

type Resolved = { readonly value: unknown; readonly type: string | undefined; readonly parts: number }

/**
 * Resolves aliases, whole ones (`{a.b}`) and pointers (`#/a/b/$value/alpha`), at any depth of a value. Tokens that
 * cannot be resolved are left out, each with a fault.
 */
export function followAliases(raw: ReadonlyMap<string, RawToken>): {
  readonly tokens: ReadonlyMap<string, Token>
  readonly faults: readonly Fault[]
} {
  const faults: Fault[] = []
  const known = new Map<string, Resolved | undefined>()
  const running = new Set<string>()

  function resolve(name: string): Resolved | undefined {
    if (known.has(name)) return known.get(name)
    const token = raw.get(name)
    if (!token) return undefined
    const say = (faultText: FaultText): undefined => void faults.push(faultAtPlace(token.place, faultText))
    if (running.has(name)) {
      return say({
        code: 'dtcg.circle',
        message: 'an alias leads back to itself',
        found: describeValue([...running, name].slice(-6).join(' -> ')),
        repair: 'Cut the circle',
      })
    }
    running.add(name)
    const found = follow(token.value, say)
    running.delete(name)
    // An alias has the type of its target, unless it states its own.
    const resolved = found && { ...found, type: token.type ?? found.type }
    known.set(name, resolved)
    return resolved
  }

  function follow(value: unknown, say: (faultText: FaultText) => undefined): Resolved | undefined {
    const reference = referenceIn(value)
    if (reference) {
      const target = resolve(reference.name)
      if (!target) return raw.has(reference.name) ? undefined : say(notThere(reference.name, raw))
      const inner = reference.within.reduce<unknown>((node, key) => ownOf(node, key), target.value)
      if (inner === undefined) return say(notThere(`${reference.name} ${reference.within.join('/')}`, raw))
      return reference.within.length > 0 ? { value: inner, type: undefined, parts: target.parts } : target
    }
    if (typeof value !== 'object' || value === null) return { value, type: undefined, parts: 1 }
    const entries = Object.entries(value)
    const copy: [string, unknown][] = []
    let parts = 1
    for (const [key, inner] of entries) {
      const one = follow(inner, say)
      if (!one) return undefined
      parts += one.parts
      if (parts > MOST_PARTS) {
        return say({
          code: 'dtcg.size',
          message: `a value of more than ${MOST_PARTS} parts`,
          repair: 'Write what the token means, no more',
        })
      }
      copy.push([key, one.value])
    }
    const whole = Array.isArray(value) ? copy.map(([, inner]) => inner) : Object.fromEntries(copy)
    return { value: whole, type: undefined, parts }
  }

  const tokens = new Map<string, Token>()
  for (const [name, { extensions, place }] of raw) {
    const resolved = resolve(name)
    if (resolved) tokens.set(name, { value: resolved.value, type: resolved.type, extensions, place })
  }
  return { tokens, faults }
}

/** The reference in a value, with its place in that token's value. */
function referenceIn(value: unknown): { readonly name: string; readonly within: readonly string[] } | undefined {
  if (typeof value === 'string') {
    const name = /^\{([^{}]+)\}$/.exec(value)?.[1]
    return name === undefined ? undefined : { name: name.replace(/\.\$root$/, ''), within: [] }
  }
  const pointer = isObject(value) ? ownOf(value, '$ref') : undefined
  if (typeof pointer !== 'string') return undefined
  if (!pointer.startsWith('#/')) return { name: pointer, within: [] }
  const segments = pointerSegments(pointer)
  const at = segments.indexOf('$value')
  const path = (at < 0 ? segments : segments.slice(0, at)).filter((one) => one !== '$root')
  return { name: path.join('.'), within: at < 0 ? [] : segments.slice(at + 1) }
}

function notThere(name: string, raw: ReadonlyMap<string, RawToken>): FaultText {
  const suggestion = raw.size > 500 ? undefined : closest(name, [...raw.keys()])
  return {
    code: 'dtcg.alias',
    message: 'refers to a token that is not there',
    found: describeValue(name),
    ...(suggestion === undefined ? {} : { suggestion: `"${suggestion}"` }),
    repair: 'Name a token of these files',
  }
}
