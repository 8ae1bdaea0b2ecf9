import type { Density, Pictures } from '../choices.ts'
import type { Composition } from '../composition.ts'
import type { Settled } from '../settle.ts'
import type { Corner, Dimension, Radius } from '../value/values.ts'
import { BLUR } from './depth.ts'

const px = (value: number): Dimension => ({ value, unit: 'px' })
/** Lengths that grow with the reader's text size. */
const rem = (valuePx: number): Dimension => ({ value: valuePx / 16, unit: 'rem' })
const even = (value: number): Radius => ({ start: value, end: value })

const CONTROL_PX: { readonly [D in Density]: readonly [sm: number, md: number, lg: number] } = {
  compact: [28, 36, 44],
  cozy: [32, 40, 48],
  roomy: [36, 44, 54],
}
const GUTTER_PX: { readonly [D in Density]: readonly [desktop: number, phone: number] } = {
  // Customer service stands in the page's edge, as wide as a finger needs.
  compact: [24, 12],
  cozy: [24, 16],
  roomy: [32, 16],
}

/** The top bar has a second line, 48 px high, 44 on phones. */
const HEADER_PX: { readonly [F in Composition['frame']]: readonly [desktop: number, phone: number] } = {
  'side-menu': [64, 56],
  'top-bar': [120, 100],
  'icon-rail': [64, 56],
  'sports-columns': [64, 56],
}

const PICTURE: { readonly [P in Pictures]: readonly [saturate: number, contrast: number] } = {
  natural: [1, 1],
  vivid: [1.15, 1.05],
  muted: [0.88, 0.98],
  rich: [1.05, 1.1],
}

/** An arch has the largest possible radii above and nearly square corners below. */
function rounded({ shape, radius }: Settled, factor: number, archPx?: number): Radius {
  // A squircle looks less round than a circle of the same radius, so its radius is larger.
  const own = Math.round(radius * factor * (shape === 'squircle' ? 1.5 : 1))
  return shape === 'arch' && archPx !== undefined
    ? { start: Math.max(archPx, own), end: Math.round(own * 0.6) }
    : even(own)
}

function corner({ shape }: Settled): Corner {
  return shape === 'arch' ? 'round' : shape
}

/** On small controls a cut corner looks like a mistake, so they get only gentle corner shapes. */
function controlCorner(settled: Settled): Corner {
  const own = corner(settled)
  return own === 'scoop' || own === 'notch' ? 'round' : own
}

/** Sizes that depend only on the density; also emitted for each `html[data-density]`. */
export const densityRules = {
  'size.control.sm': (density: Density) => rem(CONTROL_PX[density][0]),
  'size.control.md': (density: Density) => rem(CONTROL_PX[density][1]),
  'size.control.lg': (density: Density) => rem(CONTROL_PX[density][2]),
  'size.gutter': (density: Density) => rem(GUTTER_PX[density][0]),
  'size.gutterPhone': (density: Density) => rem(GUTTER_PX[density][1]),
} as const

/** Rules for shape, space and size. */
export const shapeRules = {
  'radius.control': (settled: Settled) => rounded(settled, 0.8),
  'radius.card': (settled: Settled) => rounded(settled, 1.25),
  'radius.tile': (settled: Settled) => rounded(settled, 1, 44),
  'radius.dialog': (settled: Settled) => rounded(settled, 1.5),
  'radius.badge': (settled: Settled) => rounded(settled, 0.6),
  'radius.pill': () => even(999),
  'radius.image': (settled: Settled) => rounded(settled, 1.25, 36),
  'corner.control': controlCorner,
  'corner.card': corner,
  'space.1': () => rem(4),
  'space.2': () => rem(8),
  'space.3': () => rem(12),
  'space.4': () => rem(16),
  'space.5': () => rem(20),
  'space.6': () => rem(24),
  'space.8': () => rem(32),
  'space.10': () => rem(40),
  'space.12': () => rem(48),
  'space.16': () => rem(64),
  'size.control.sm': ({ density }: Settled) => densityRules['size.control.sm'](density),
  'size.control.md': ({ density }: Settled) => densityRules['size.control.md'](density),
  'size.control.lg': ({ density }: Settled) => densityRules['size.control.lg'](density),
  'size.gutter': ({ density }: Settled) => densityRules['size.gutter'](density),
  'size.gutterPhone': ({ density }: Settled) => densityRules['size.gutterPhone'](density),
  'size.icon.sm': () => rem(16),
  'size.icon.md': () => rem(20),
  'size.icon.lg': () => rem(28),
  'size.header': ({ composition }: Settled) => rem(HEADER_PX[composition.frame][0]),
  'size.headerPhone': ({ composition }: Settled) => rem(HEADER_PX[composition.frame][1]),
  'size.sidebar': () => rem(240),
  'size.sidebarCollapsed': () => rem(72),
  'size.tabbar': () => rem(56),
  'size.content': () => rem(1440),
  'blur.header': ({ depth }: Settled) => BLUR[depth][0],
  'blur.overlay': ({ depth }: Settled) => BLUR[depth][1],
  'borderWidth.thin': () => px(1),
  'borderWidth.thick': () => px(2),
  'image.saturate': ({ pictures }: Settled) => PICTURE[pictures][0],
  'image.contrast': ({ pictures }: Settled) => PICTURE[pictures][1],
} as const
