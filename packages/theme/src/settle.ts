import type {
  Bucket,
  Button,
  Chrome,
  ChromePart,
  Density,
  Depth,
  Mode,
  Motion,
  Ornament,
  Pictures,
  Shape,
} from './choices.ts'
import { RADII } from './choices.ts'
import type { Rgb } from './color/rgb.ts'
import { type Composition, settledComposition } from './composition.ts'
import type { PairedScript } from './fonts/pairings.ts'
import type { Overrides } from './overrides-kind.ts'
import type { ThemeChoices } from './theme-fields.ts'
import type { Pattern } from './value/values.ts'

type ByMode = { readonly [M in Mode]: Rgb }

/** A theme's choices with every default in place. */
export type Settled = {
  readonly brand: ByMode
  readonly accent: ByMode | undefined
  readonly neutral: ByMode | undefined
  readonly surface: ByMode | undefined
  /** px. */
  readonly radius: number
  readonly shape: Shape
  readonly density: Density
  readonly depth: Depth
  readonly texture: Pattern
  readonly motion: Motion
  readonly pictures: Pictures
  readonly chrome: { readonly [P in ChromePart]: Chrome }
  readonly button: Button
  readonly ornament: Ornament
  readonly composition: Composition
  readonly type: { readonly [S in PairedScript]: string }
  readonly overrides: { readonly [B in Bucket]: Overrides }
}

/** Applies the defaults. `brand` must be set; the compiler has checked it. */
export function settle(choices: ThemeChoices & { readonly brand: Rgb }): Settled {
  const { radius = 'medium' } = choices
  return {
    brand: { light: choices.brand, dark: choices.brandDark ?? choices.brand },
    accent: choices.accent,
    neutral: choices.neutral,
    surface: choices.surface,
    radius: typeof radius === 'number' ? radius : RADII[radius],
    shape: choices.shape ?? 'round',
    density: choices.density ?? 'cozy',
    depth: choices.depth ?? 'soft',
    texture: choices.texture ?? 'none',
    motion: choices.motion ?? 'standard',
    pictures: choices.pictures ?? 'natural',
    chrome: { header: 'surface', sidebar: 'surface', footer: 'surface', ...choices.chrome },
    button: choices.button ?? 'solid',
    ornament: choices.ornament ?? 'none',
    composition: settledComposition(choices),
    type: { Latn: 'system', Arab: 'system', Aran: 'nastaliq', ...choices.type },
    overrides: { all: {}, light: {}, dark: {}, ...choices.overrides },
  }
}
