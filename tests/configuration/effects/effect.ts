import type { Values } from '../whole-merchant.ts'

/** A key whose change is seen in what is asked of the site. */
export interface Answered {
  /** Another sound value than the one the whole merchant states. */
  readonly changed: unknown
  /** What holds before and after the change, where the key acts only then. */
  readonly given?: Values
  /** What must change along with it, and has no effect itself. */
  readonly along?: Values
}

/** A key of which the check refuses every other value, in what surrounds it. */
interface RefusedKey {
  readonly refused: unknown
}

/** A key that no answer of the gateway shows: a test of its own states both values, and names the key. */
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

/** The keys that `given` names without their section are of the same list. */
function withPaths(section: string, effect: Effect): Effect {
  if (!('given' in effect) || !effect.given) return effect
  const given = Object.entries(effect.given).map(([key, value]) => [
    key.includes('.') || key === section ? key : `${section}.${key}`,
    value,
  ])
  return { ...effect, given: Object.fromEntries(given) }
}
