import type { Chrome, ChromePart } from '../choices.ts'
import { type Lch, toRgb } from '../color/oklch.ts'
import { composite, type Rgb, WHITE, withAlpha } from '../color/rgb.ts'
import { grey, hue, isDeep, pick, shift, type Tone } from './tone.ts'

/** A surface that is lighter or darker than the canvas by this much. Near white the tint fades, as on real paper. */
function step(tone: Tone, by: number): Lch {
  const { l, c, h } = tone.seeds.surface
  const lightness = Math.max(0, Math.min(l + by, pick(tone, 0.993, 0.5)))
  return { l: lightness, c: lightness > 0.985 ? c * 0.5 : c, h }
}

/** An edge that is visible on every surface: a translucent form of the text colour. */
function edge(tone: Tone, alpha: number): Rgb {
  return toRgb(pick(tone, grey(tone, 0.3, 2), { ...hue(tone.seeds.surface, 0.9), c: 0.03 }), alpha)
}

const OPACITY = { flat: 1, paper: 1, soft: 0.94, glass: 0.78, glow: 0.82 } as const

/** The material of a part of the frame. */
function chrome(tone: Tone, part: ChromePart): Rgb {
  const lift = { header: 0.022, sidebar: 0.015, footer: pick(tone, -0.03, -0.02) }[part]
  const materials: { readonly [C in Chrome]: () => Lch } = {
    surface: () => step(tone, lift),
    brand: () => hue(tone.seeds.brand, pick(tone, 0.29, 0.21), 0.1),
    accent: () => hue(tone.seeds.accent, pick(tone, 0.29, 0.21), 0.1),
    ink: () => grey(tone, pick(tone, 0.2, 0.13), 1.4),
  }
  return toRgb(materials[tone.settled.chrome[part]]())
}

const isPlain = (tone: Tone, part: ChromePart): boolean => tone.settled.chrome[part] === 'surface'

/** Text on a part of the frame: the page's text colour where the part is a surface, otherwise light or dark ink. */
const ink =
  (part: ChromePart, isQuiet = false) =>
  (tone: Tone): Rgb | Lch => {
    if (isPlain(tone, part)) return tone.color(isQuiet ? 'color.text.muted' : 'color.text.default')
    return isDeep(chrome(tone, part)) ? grey(tone, isQuiet ? 0.8 : 0.96, 0.6) : grey(tone, isQuiet ? 0.46 : 0.25, 1.6)
  }

const CLEAR_EDGE = toRgb({ l: 1, c: 0, h: 0 }, 0.1)
const frameEdge =
  (part: ChromePart) =>
  (tone: Tone): Rgb =>
    isPlain(tone, part) ? tone.color('color.border.subtle') : CLEAR_EDGE

const translucent = (tone: Tone): Rgb => withAlpha(chrome(tone, 'header'), OPACITY[tone.settled.depth])

/** The current entry of the menu: a translucent brand colour over the menu's material. */
function lit(tone: Tone): Rgb {
  const menu = tone.color('color.sidebar.bg')
  if (isPlain(tone, 'sidebar')) return composite(withAlpha(tone.color('color.action.bg'), pick(tone, 0.13, 0.2)), menu)
  return shift(menu, pick(tone, 0.09, 0.08))
}

/** The brand as text colour, on a background that may be dark in either mode. */
const brandOn =
  (part: ChromePart) =>
  (tone: Tone): Lch =>
    hue(tone.seeds.brand, isDeep(chrome(tone, part)) ? 0.87 : 0.43)

/** Rules for surfaces and the frame. */
export const surfaceColors = {
  'color.canvas': (tone: Tone) => step(tone, 0),
  'color.surface.base': (tone: Tone) => step(tone, pick(tone, 0.018, 0.03)),
  'color.surface.raised': (tone: Tone) => step(tone, pick(tone, 0.033, 0.06)),
  'color.surface.overlay': (tone: Tone) => step(tone, pick(tone, 0.04, 0.082)),
  'color.surface.sunken': (tone: Tone) => step(tone, pick(tone, -0.03, -0.028)),
  'color.surface.hover': (tone: Tone) => step(tone, pick(tone, -0.018, 0.1)),

  'color.header.bg': translucent,
  'color.header.on': ink('header'),
  'color.header.border': frameEdge('header'),

  'color.sidebar.bg': (tone: Tone) => chrome(tone, 'sidebar'),
  'color.sidebar.on': ink('sidebar'),
  'color.sidebar.onMuted': ink('sidebar', true),
  'color.sidebar.activeBg': lit,
  'color.sidebar.activeOn': brandOn('sidebar'),
  'color.sidebar.border': frameEdge('sidebar'),

  'color.footer.bg': (tone: Tone) => chrome(tone, 'footer'),
  'color.footer.on': ink('footer'),
  'color.footer.onMuted': ink('footer', true),

  'color.tabbar.bg': translucent,
  'color.tabbar.on': ink('header', true),
  'color.tabbar.active': brandOn('header'),

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
