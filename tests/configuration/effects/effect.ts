import type { Values } from '../whole-merchant.ts'

/** A key whose change is seen in what is asked of the site. */
export interface Answered {
  /** Another valid value than that of the whole merchant. */
  readonly changed: unknown
  /** Values that hold before and after the change, where the key acts only with them. */
  readonly given?: Values
  /** Values that must change together with the key and have no effect of their own. */
  readonly along?: Values
}

/** A key for which the check refuses every other value in these surroundings. */
interface RefusedKey {
  readonly refused: unknown
}

/** A key whose effect no answer of the gateway shows. The test that it names states both values, and names the key. */
interface Tested {
  readonly file: string
  readonly title: string
}

export type Effect = Answered | RefusedKey | Tested

export const answered = (changed: unknown, given?: Values): Answered => ({ changed, ...(given && { given }) })
export const refused = (value: unknown): RefusedKey => ({ refused: value })
export const tested = (file: string, title: string): Tested => ({ file, title })

/** Several keys that one test states. */
export const testedBy = (file: string, title: string, keys: readonly string[]): Readonly<Record<string, Tested>> =>
  Object.fromEntries(keys.map((key) => [key, tested(file, title)]))

/** A text in the languages of the whole merchant. */
export const text = (words: string) => ({ TY: words, EN: words })

export function under(section: string, effects: Readonly<Record<string, Effect>>): Readonly<Record<string, Effect>> {
  return Object.fromEntries(
    Object.entries(effects).map(([key, effect]) => [`${section}.${key}`, withPaths(section, effect)]),
  )
}

/** Keys in `given` without a section belong to the same list. */
function withPaths(section: string, effect: Effect): Effect {
  if (!('given' in effect) || !effect.given) return effect
  const given = Object.entries(effect.given).map(([key, value]) => [
    key.includes('.') || key === section ? key : `${section}.${key}`,
    value,
  ])
  return { ...effect, given: Object.fromEntries(given) }
}
