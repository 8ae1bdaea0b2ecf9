import type { Chrome } from '../choices.ts'
import { type Lch, toRgb } from '../color/oklch.ts'
import { type Rgb, WHITE, withAlpha } from '../color/rgb.ts'
import { grey, hue, isDeep, pick, shift, type Tone } from './tone.ts'

/** A surface so much lighter (or darker) than the canvas. Near white the tint fades, as on real paper. */
function step(tone: Tone, by: number): Lch {
  const { l, c, h } = tone.seeds.surface
  const lightness = Math.min(l + by, pick(tone, 0.998, 0.5))
  return { l: Math.max(lightness, 0), c: lightness > 0.985 ? c * 0.4 : c, h }
}

/** An edge that works on every surface: the text's own side, thinly. */
function edge(tone: Tone, alpha: number): Rgb {
  return toRgb(pick(tone, grey(tone, 0.3, 2), { ...hue(tone.seeds.surface, 0.9), c: 0.03 }), alpha)
}

const OPACITY = { flat: 1, paper: 1, soft: 0.94, glass: 0.78, glow: 0.82 } as const

/** The material of header, side menu, bottom bar and footer. */
function chrome(tone: Tone, lift: number): Rgb {
  const materials: { readonly [C in Chrome]: () => Lch } = {
    surface: () => step(tone, pick(tone, 0.02, 0.025) + lift),
    brand: () => hue(tone.seeds.brand, pick(tone, 0.29, 0.21) + lift, 0.1),
    accent: () => hue(tone.seeds.accent, pick(tone, 0.29, 0.21) + lift, 0.07),
    ink: () => grey(tone, pick(tone, 0.2, 0.13) + lift, 1.4),
  }
  return toRgb(materials[tone.settled.chrome]())
}

/** Text on the chrome: the page's own where the chrome is a surface, else bright or dark ink. */
function chromeInk(tone: Tone, isQuiet = false): Rgb | Lch {
  if (isPlain(tone)) return tone.color(isQuiet ? 'color.text.muted' : 'color.text.default')
  return isDeep(chrome(tone, 0)) ? grey(tone, isQuiet ? 0.78 : 0.96, 0.7) : grey(tone, isQuiet ? 0.46 : 0.25, 1.6)
}

const inkOfChrome = (tone: Tone) => chromeInk(tone)
const quietInkOfChrome = (tone: Tone) => chromeInk(tone, true)

const CLEAR_EDGE = toRgb({ l: 1, c: 0, h: 0 }, 0.1)
const chromeEdge = (tone: Tone): Rgb => (isPlain(tone) ? tone.color('color.border.subtle') : CLEAR_EDGE)
const translucent = (tone: Tone): Rgb => withAlpha(chrome(tone, 0), OPACITY[tone.settled.depth])
const isPlain = (tone: Tone): boolean => tone.settled.chrome === 'surface'

/** A lit entry of the menu: the brand, softly, or one step out of the chrome. */
function lit(tone: Tone): Rgb {
  return isPlain(tone) ? tone.color('color.brand.soft') : shift(chrome(tone, 0), pick(tone, 0.09, 0.08))
}

function litInk(tone: Tone): Lch {
  const isOnDeep = isDeep(tone.color('color.sidebar.activeBg'))
  return hue(tone.seeds.brand, isOnDeep ? 0.88 : 0.42)
}

/** Surfaces and what frames them. */
export const surfaceColors = {
  'color.canvas': (tone: Tone) => step(tone, 0),
  'color.surface.base': (tone: Tone) => step(tone, pick(tone, 0.018, 0.03)),
  'color.surface.raised': (tone: Tone) => step(tone, pick(tone, 0.033, 0.06)),
  'color.surface.overlay': (tone: Tone) => step(tone, pick(tone, 0.04, 0.082)),
  'color.surface.sunken': (tone: Tone) => step(tone, pick(tone, -0.03, -0.028)),
  'color.surface.hover': (tone: Tone) => step(tone, pick(tone, -0.018, 0.1)),

  'color.header.bg': translucent,
  'color.header.on': inkOfChrome,
  'color.header.border': chromeEdge,

  'color.sidebar.bg': (tone: Tone) => chrome(tone, isPlain(tone) ? pick(tone, -0.005, -0.01) : 0),
  'color.sidebar.on': inkOfChrome,
  'color.sidebar.onMuted': quietInkOfChrome,
  'color.sidebar.activeBg': lit,
  'color.sidebar.activeOn': litInk,
  'color.sidebar.border': chromeEdge,

  'color.footer.bg': (tone: Tone) => chrome(tone, isPlain(tone) ? pick(tone, -0.05, -0.045) : pick(tone, -0.03, -0.02)),
  'color.footer.on': inkOfChrome,
  'color.footer.onMuted': quietInkOfChrome,

  'color.tabbar.bg': translucent,
  'color.tabbar.on': quietInkOfChrome,
  'color.tabbar.active': (tone: Tone) => tone.color('color.sidebar.activeOn'),

  'color.border.subtle': (tone: Tone) => edge(tone, 0.09),
  'color.border.default': (tone: Tone) => edge(tone, 0.16),
  'color.border.strong': (tone: Tone) => grey(tone, pick(tone, 0.6, 0.56), 1.2),

  'color.backdrop': (tone: Tone) => toRgb({ l: 0.1, c: 0.02, h: tone.seeds.surface.h }, pick(tone, 0.55, 0.7)),
  'color.scrim.from': (tone: Tone) => toRgb({ l: 0.13, c: 0.03, h: tone.seeds.surface.h }, 0.84),
  'color.scrim.to': (tone: Tone) => toRgb({ l: 0.13, c: 0.03, h: tone.seeds.surface.h }, 0),
  'color.scrim.on': () => WHITE,
  'color.skeleton.base': (tone: Tone) => tone.color('color.border.subtle'),
  'color.skeleton.shine': (tone: Tone) => tone.color('color.border.default'),
  'color.tile.bg': (tone: Tone) => tone.color('color.surface.raised'),
  'color.tile.on': (tone: Tone) => tone.color('color.text.default'),
  'color.tile.border': (tone: Tone) => tone.color('color.border.subtle'),
  'color.banner.scrim': (tone: Tone) => toRgb({ l: 0.13, c: 0.03, h: tone.seeds.surface.h }, 0.72),
  'color.banner.on': () => WHITE,
  'color.tooltip.bg': (tone: Tone) => pick(tone, grey(tone, 0.24, 2), grey(tone, 0.36, 1.2)),
  'color.tooltip.on': () => WHITE,
} as const
