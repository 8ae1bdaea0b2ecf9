import { describeValue } from '@livery/document/fault'
import type { Rgb } from '../color/rgb.ts'
import { either, mapped, object } from '../kind/composite.ts'
import type { Kind } from '../kind/kind.ts'
import { colorKind } from './kinds.ts'

/** An opaque colour. */
export const opaqueColor: Kind<Rgb> = {
  ...colorKind,
  read(value, place) {
    const color = colorKind.read(value, place)
    if (!color || color.a === 255) return color
    place.fault({
      code: 'value.opaque',
      message: 'this colour must be opaque',
      found: describeValue(value),
      repair: 'Leave the alpha out',
    })
    return undefined
  },
}

type ByMode = { readonly light: Rgb; readonly dark: Rgb }
/** One colour for both modes, or one for each. */
export const seedByMode: Kind<ByMode> = either<ByMode, ByMode>(
  (value) => typeof value === 'string' || (typeof value === 'object' && value !== null && 'l' in value),
  mapped(opaqueColor, (color) => ({ light: color, dark: color })),
  mapped(
    object(
      {
        light: { kind: opaqueColor, meaning: 'In light mode.', required: true },
        dark: { kind: opaqueColor, meaning: 'In dark mode.', required: true },
      },
      'a pair { "light": …, "dark": … }',
    ),
    ({ light, dark }) => ({ light: light as Rgb, dark: dark as Rgb }),
  ),
)
