import type { CompositionName } from './composition.ts'
import type { FrameName } from './frames/registry.ts'
import type { FaceName } from './lettering/faces.ts'
import type { InkName } from './lettering/inks.ts'
import type { Warp } from './lettering/title.ts'

// The names a vendor's manifest may use. They have a file of their own, so that reading a manifest loads no drawing.

export const FRAME_NAMES = [
  'gilded',
  'neon',
  'bevel',
  'bare',
  'bracket',
  'ribbon',
  'timber',
  'chamfer',
  'slash',
  'ticket',
  'marquee',
  'arch',
  'broadcast',
] as const satisfies readonly FrameName[]

export const FACE_NAMES = [
  'round',
  'comic',
  'royal',
  'slab',
  'sport',
  'deco',
  'tale',
] as const satisfies readonly FaceName[]

export const INK_NAMES = [
  'gold',
  'ivory',
  'snow',
  'fire',
  'lime',
  'sky',
  'pink',
  'mint',
  'silver',
] as const satisfies readonly InkName[]

export const WARP_NAMES = ['flat', 'arch', 'bulge', 'rise', 'wave'] as const satisfies readonly Warp[]

export const COMPOSITION_NAMES = [
  'hero',
  'giant',
  'tilted',
  'trio',
  'medallion',
  'pedestal',
  'pair',
  'reels',
  'orbit',
  'duel',
  'burst',
] as const satisfies readonly CompositionName[]
