import type { Depth, Mode } from '../choices.ts'
import { type Lch, toLch, toRgb } from '../color/oklch.ts'
import { type Rgb, withAlpha } from '../color/rgb.ts'
import type { Shadow, ShadowLayer } from '../value/values.ts'
import { hue, pick, type Tone } from './tone.ts'

/** A dark colour with the page's hue: shadows on sand are brown, on violet dark blue. */
function shade(tone: Tone, alpha: number): Rgb {
  const { c, h } = tone.seeds.surface
  return toRgb({ l: pick(tone, 0.28, 0.06), c: Math.min(c * 2, 0.06), h }, alpha)
}

const drop = (y: number, blur: number, color: Rgb, spread = 0): ShadowLayer => ({
  x: 0,
  y,
  blur,
  spread,
  color,
  inset: false,
})
const light = (alpha: number): ShadowLayer => ({
  x: 0,
  y: 1,
  blur: 0,
  spread: 0,
  color: toRgb({ l: 1, c: 0, h: 0 }, alpha),
  inset: true,
})
const line = (color: Rgb, width = 1): ShadowLayer => ({ x: 0, y: 0, blur: 0, spread: width, color, inset: false })

type Part = 'raised' | 'overlay' | 'tile' | 'tileHover' | 'action' | 'header'
type Recipe = (tone: Tone) => { readonly [P in Part]: Shadow }

/** Coloured light of the brand in this mode's strength. */
function glow(tone: Tone, alpha: number): Rgb {
  const brand: Lch = toLch(tone.color('color.action.bg'))
  return toRgb(hue(brand, pick(tone, 0.6, 0.68), 0.26), alpha)
}

const recipes: { readonly [D in Depth]: Recipe } = {
  flat: (tone) => ({
    raised: [],
    overlay: [drop(16, 48, shade(tone, pick(tone, 0.22, 0.7)))],
    tile: [],
    tileHover: [line(tone.color('color.brand.accessible'), 2)],
    action: [],
    header: [],
  }),
  soft: (tone) => {
    const at = (mild: number, strong: number) => shade(tone, pick(tone, mild, strong))
    return {
      raised: [drop(1, 2, at(0.06, 0.4)), drop(4, 16, at(0.06, 0.3))],
      overlay: [drop(8, 24, at(0.1, 0.5)), drop(24, 64, at(0.14, 0.5))],
      tile: [drop(2, 8, at(0.08, 0.4))],
      tileHover: [drop(8, 16, at(0.1, 0.45)), drop(16, 40, at(0.14, 0.5))],
      action: [drop(2, 6, at(0.12, 0.4))],
      header: [drop(1, 12, at(0.05, 0.3))],
    }
  },
  paper: (tone) => {
    const at = (mild: number, strong: number) => shade(tone, pick(tone, mild, strong))
    return {
      raised: [drop(1, 0, at(0.1, 0.5)), drop(2, 5, at(0.09, 0.35))],
      overlay: [drop(2, 0, at(0.1, 0.5)), drop(20, 44, at(0.22, 0.6))],
      tile: [drop(1, 0, at(0.14, 0.5)), drop(3, 8, at(0.12, 0.4))],
      tileHover: [drop(2, 0, at(0.16, 0.5)), drop(14, 28, at(0.2, 0.55))],
      action: [{ ...light(pick(tone, 0.22, 0.16)) }, drop(2, 0, at(0.24, 0.5)), drop(4, 10, at(0.14, 0.35))],
      header: [drop(1, 0, at(0.08, 0.4)), drop(3, 12, at(0.07, 0.35))],
    }
  },
  glass: (tone) => {
    const at = (mild: number, strong: number) => shade(tone, pick(tone, mild, strong))
    return {
      raised: [light(pick(tone, 0.9, 0.08)), drop(8, 24, at(0.07, 0.35))],
      overlay: [light(pick(tone, 0.9, 0.1)), drop(24, 72, at(0.2, 0.6))],
      tile: [drop(6, 18, at(0.1, 0.4))],
      tileHover: [drop(16, 40, at(0.18, 0.55))],
      action: [light(0.25), drop(6, 16, at(0.14, 0.4))],
      header: [drop(1, 0, at(0.05, 0.25))],
    }
  },
  glow: (tone) => {
    const at = (mild: number, strong: number) => shade(tone, pick(tone, mild, strong))
    return {
      raised: [light(pick(tone, 0.9, 0.07)), drop(8, 28, at(0.08, 0.4))],
      overlay: [
        light(pick(tone, 0.9, 0.1)),
        line(glow(tone, pick(tone, 0.14, 0.24))),
        drop(24, 80, glow(tone, pick(tone, 0.18, 0.28))),
      ],
      tile: [drop(6, 18, at(0.1, 0.45))],
      tileHover: [line(glow(tone, pick(tone, 0.6, 0.8)), 2), drop(12, 36, glow(tone, pick(tone, 0.34, 0.5)))],
      action: [light(0.28), drop(4, 20, glow(tone, pick(tone, 0.38, 0.5)))],
      header: [drop(1, 0, glow(tone, pick(tone, 0.08, 0.16)))],
    }
  },
}

const part =
  (name: Part) =>
  (tone: Tone): Shadow =>
    recipes[tone.settled.depth](tone)[name]

/** The shadows of each part, by the theme's kind of depth. */
export const depthRules = {
  'shadow.raised': part('raised'),
  'shadow.overlay': part('overlay'),
  'shadow.tile': part('tile'),
  'shadow.tileHover': part('tileHover'),
  'shadow.action': part('action'),
  'shadow.header': part('header'),
} as const

/** px of blur behind translucent parts: header, then backdrop of dialogs. */
export const BLUR: { readonly [D in Depth]: readonly [header: number, overlay: number] } = {
  flat: [0, 0],
  paper: [0, 0],
  soft: [12, 3],
  glass: [20, 10],
  glow: [18, 8],
}

/** Opacity of the light that falls on a card, by mode. */
export const SHEEN: { readonly [D in Depth]: { readonly [M in Mode]: number } } = {
  flat: { light: 0, dark: 0 },
  paper: { light: 0, dark: 0 },
  soft: { light: 0, dark: 0 },
  glass: { light: 0.5, dark: 0.06 },
  glow: { light: 0.05, dark: 0.09 },
}

export const transparent = (color: Rgb): Rgb => withAlpha(color, 0)
