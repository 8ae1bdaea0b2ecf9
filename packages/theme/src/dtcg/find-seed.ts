import { closest } from '@livery/document/closest'
import { describeValue, type Fault } from '@livery/document/fault'
import type { Mode } from '../choices.ts'
import { formatHex } from '../color/rgb.ts'
import { readColor } from './color.ts'
import type { Token } from './follow-aliases.ts'
import { faultAtPlace, type Place } from './token-map.ts'

/** Keys under which files state the brand: ours first, then those of other tools. */
const NAMES = [
  'color.brand.verbatim',
  'brand',
  'color.brand',
  'brand.primary',
  'color.brand.primary',
  'color.primary',
  'primary',
  'color.brand.default',
  'color.primary.default',
] as const

export type Seed = {
  readonly light: string
  readonly dark: string
  readonly place: Place
}

type Tokens = { readonly [M in Mode]: ReadonlyMap<string, Token> }

/**
 * The seed colour of a theme.
 *
 * @param wanted the token of the brand; found by its name by default
 */
export function findSeed(tokens: Tokens, brandName: string | undefined, root: Place): Seed | { readonly fault: Fault } {
  const name = brandName ?? NAMES.find((one) => tokens.light.has(one))
  const token = name === undefined ? undefined : tokens.light.get(name)
  if (!token || name === undefined) {
    const suggestion =
      brandName === undefined || tokens.light.size > 500 ? undefined : closest(brandName, [...tokens.light.keys()])
    return {
      fault: faultAtPlace(root, {
        code: 'dtcg.brand',
        message:
          brandName === undefined ? 'no token says what the brand is' : `there is no token ${describeValue(brandName)}`,
        ...(suggestion === undefined ? {} : { suggestion: `"${suggestion}"` }),
        repair: `Call it "${NAMES[0]}", or name it with --brand`,
      }),
    }
  }
  const [light, dark] = [token, tokens.dark.get(name) ?? token].map(({ value }) => readColor(value))
  if (!light || !dark || light.a < 255 || dark.a < 255) {
    return {
      fault: faultAtPlace(token.place, {
        code: 'dtcg.brand',
        message: 'the brand must be an opaque colour',
        found: describeValue(token.value),
        repair: 'Write a colour, its alpha left out',
      }),
    }
  }
  return { light: formatHex(light), dark: formatHex(dark), place: token.place }
}
