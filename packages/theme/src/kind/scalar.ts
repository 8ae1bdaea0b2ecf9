import { closest } from '@livery/document/closest'
import { describeValue } from '@livery/document/fault'
import type { Kind, Place } from './kind.ts'

/** Reports that `value` is not what `kind` expects. */
export function refuse(kind: Pick<Kind<unknown>, 'expects'>, value: unknown, place: Place): undefined {
  place.fault({
    code: 'value.type',
    message: `expected ${kind.expects}`,
    found: describeValue(value),
    repair: `Write ${kind.expects}`,
  })
}

/** One word of a list. */
export function choice<const T extends readonly string[]>(words: T): Kind<T[number]> {
  const kind: Kind<T[number]> = {
    json: { enum: words },
    expects: words.length > 12 ? 'one of the known words' : `one of ${words.map((word) => `"${word}"`).join(', ')}`,
    read(value, place) {
      if (typeof value === 'string' && words.includes(value)) return value
      const suggestion = typeof value === 'string' ? closest(value, words) : undefined
      place.fault({
        code: 'value.choice',
        message: `expected ${kind.expects}`,
        found: describeValue(value),
        ...(suggestion === undefined ? {} : { suggestion: `"${suggestion}"` }),
        repair: `Choose ${kind.expects}`,
      })
      return undefined
    },
  }
  return kind
}

/** A number from `min` to `max`, both included. */
export function numberIn(min: number, max: number, what = 'a number'): Kind<number> {
  const kind: Kind<number> = {
    json: { type: 'number', minimum: min, maximum: max },
    expects: `${what} from ${min} to ${max}`,
    read(value, place) {
      if (typeof value === 'number' && value >= min && value <= max) return value
      return refuse(kind, value, place)
    },
  }
  return kind
}

/** Text that matches `pattern` as a whole. */
export function text(pattern: RegExp, longest: number, expects: string): Kind<string> {
  const kind: Kind<string> = {
    json: { type: 'string', pattern: pattern.source, maxLength: longest },
    expects,
    read(value, place) {
      if (typeof value === 'string' && value.length <= longest && pattern.test(value)) return value
      return refuse(kind, value, place)
    },
  }
  return kind
}

export const flag: Kind<boolean> = {
  json: { type: 'boolean' },
  expects: 'true or false',
  read(value, place) {
    return typeof value === 'boolean' ? value : refuse(flag, value, place)
  },
}
