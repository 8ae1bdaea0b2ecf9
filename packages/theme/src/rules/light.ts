import { type Lch, toLch, toRgb } from '../color/oklch.ts'
import { type Rgb, WHITE, withAlpha } from '../color/rgb.ts'
import { gradientOver } from '../grounds.ts'
import { solveContrast, worstRatio } from '../solve.ts'
import type { Gradient, Pattern, Stop, Texture } from '../value/values.ts'
import { SHEEN, transparent } from './depth.ts'
import { hue, letterOn, pick, shift, type Tone } from './tone.ts'

const stop = (color: Rgb, at: number): Stop => ({ color, at })
const fade = (color: Rgb): readonly Stop[] => [stop(color, 0), stop(transparent(color), 100)]

/** A second fill for a gradient with `fill`: another hue on which the same letters are still legible. */
function companion(fill: Rgb, target: Rgb): Rgb {
  return solveContrast(target, [letterOn(fill)], 4.55) ?? fill
}

/** A part of the shorter way to the accent's hue, so that the colours between stay clean. */
function towards(tone: Tone, { l, c, h }: Lch, part: number, by: number): Rgb {
  const turn = ((tone.seeds.accent.h - h + 540) % 360) - 180
  // Between opposite hues there are only muddy colours, so the gradient differs in lightness alone.
  const angle = Math.abs(turn) > 110 ? Math.sign(turn) * 14 : turn * part
  return toRgb({ l: l + by, c: Math.max(c, Math.min(tone.seeds.accent.c, c * 1.2)), h: (h + angle + 360) % 360 })
}

/** A gradient between two legible colours may contain one that is not; then the plain fill is used. */
function safe(layers: Gradient, fill: Rgb): Gradient {
  return worstRatio(letterOn(fill), gradientOver(layers, [fill])) >= 4.5 ? layers : []
}

function action(tone: Tone): Gradient {
  const fill = tone.color('color.action.bg')
  return safe(actionLayers(tone, fill), fill)
}

function actionLayers(tone: Tone, fill: Rgb): Gradient {
  if (tone.settled.button === 'gradient') {
    const other = companion(fill, towards(tone, toLch(fill), 0.6, 0))
    return [{ kind: 'linear', angle: 120, stops: [stop(fill, 20), stop(other, 100)] }]
  }
  if (tone.settled.button === 'sheen') {
    const bright = companion(fill, shift(fill, 0.07))
    const deep = companion(fill, shift(fill, -0.06))
    return [{ kind: 'linear', angle: 180, stops: [stop(bright, 0), stop(fill, 52), stop(deep, 100)] }]
  }
  return []
}

function hero(tone: Tone): Gradient {
  const { brandRgb } = tone.seeds
  const far = companion(brandRgb, towards(tone, toLch(brandRgb), 0.4, -0.08))
  const plain: Gradient = [{ kind: 'linear', angle: 115, stops: [stop(brandRgb, 0), stop(brandRgb, 100)] }]
  const layers = safe([{ kind: 'linear', angle: 115, stops: [stop(brandRgb, 0), stop(far, 100)] }], brandRgb)
  return layers.length > 0 ? layers : plain
}

const glowing = (scale: Lch, tone: Tone): Rgb => toRgb(hue(scale, pick(tone, 0.72, 0.6), 0.25))

/** Light on the page. Everything on the page must stay legible on it, so it is faint. */
function canvas(tone: Tone): Gradient {
  const { brand, accent, surface } = tone.seeds
  const pool = (color: Rgb, center: readonly [number, number], size: readonly [number, number]) =>
    ({ kind: 'radial', center, size, stops: fade(color) }) as const
  switch (tone.settled.depth) {
    case 'glow':
      return [
        pool(withAlpha(glowing(brand, tone), pick(tone, 0.24, 0.34)), [10, -10], [75, 70]),
        pool(withAlpha(glowing(accent, tone), pick(tone, 0.22, 0.2)), [98, 0], [65, 60]),
      ]
    case 'glass':
      return [pool(withAlpha(glowing(brand, tone), 0.14), [50, -20], [110, 70])]
    case 'paper':
      return [{ kind: 'linear', angle: 180, stops: fade(toRgb({ ...surface, l: surface.l + pick(tone, 0.03, 0.02) })) }]
    case 'flat':
      return [pool(toRgb({ ...surface, l: surface.l + pick(tone, 0.015, 0.06) }), [50, 0], [120, 80])]
    case 'soft':
      return []
  }
}

function surface(tone: Tone): Gradient {
  const strength = SHEEN[tone.settled.depth][tone.mode]
  if (strength === 0) return []
  const color = tone.settled.depth === 'glow' ? glowing(tone.seeds.brand, tone) : WHITE
  return [{ kind: 'linear', angle: 155, stops: fade(withAlpha(color, strength)) }]
}

function rule(tone: Tone): Gradient {
  const color = tone.color('color.brand.accessible')
  switch (tone.settled.ornament) {
    case 'none':
      return []
    case 'line':
      return [
        {
          kind: 'linear',
          angle: 90,
          stops: [stop(tone.color('color.border.default'), 0), stop(tone.color('color.border.default'), 100)],
        },
      ]
    case 'bar':
      return [
        { kind: 'linear', angle: 90, stops: [stop(withAlpha(color, 0.45), 0), stop(withAlpha(color, 0.45), 100)] },
      ]
    case 'fade':
      return [
        {
          kind: 'linear',
          angle: 90,
          stops: [stop(transparent(color), 0), stop(color, 50), stop(transparent(color), 100)],
        },
      ]
  }
}

/** Opacity of the ink and period in px, by pattern. */
const INK: { readonly [P in Pattern]: readonly [alpha: number, size: number] } = {
  none: [0, 24],
  grid: [0.06, 48],
  dots: [0.1, 22],
  scanlines: [0.05, 4],
  pinstripe: [0.05, 28],
  dunes: [0.1, 96],
  fans: [0.075, 72],
  weave: [0.05, 14],
  waves: [0.09, 84],
  confetti: [0.13, 46],
}

function pattern(tone: Tone, name: Pattern, scale: number): Texture {
  const [alpha, size] = INK[name]
  const color = toRgb(hue(tone.seeds.brand, pick(tone, 0.5, 0.75)), alpha)
  return { pattern: name, color, size: size * scale }
}

/** Gradients and patterns. */
export const lightRules = {
  'gradient.hero': hero,
  'gradient.action': action,
  'gradient.canvas': canvas,
  'gradient.surface': surface,
  'gradient.rule': rule,
  'texture.canvas': (tone: Tone) => pattern(tone, tone.settled.texture, 1),
  'texture.surface': (tone: Tone) => pattern(tone, 'none', 1),
} as const
