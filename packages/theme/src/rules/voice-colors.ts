import { type Lch, toLch, toRgb } from '../color/oklch.ts'
import { composite, contrastRatio, type Rgb, WHITE, withAlpha } from '../color/rgb.ts'
import { solveContrast } from '../solve.ts'
import { halo, ring } from './focus-ring.ts'
import { fillFor, grey, hue, letterOn, pick, press, type Tone } from './tone.ts'

/** A button must be distinguishable from the page: below this ratio the brand's fill moves away from the canvas. */
const VISIBLE = 1.35

/** The brand as the fill of a button: exactly as given if its letters and its edge are visible. */
function pressable(tone: Tone): Rgb {
  const { brandRgb } = tone.seeds
  const canvas = tone.color('color.canvas')
  const seen = contrastRatio(brandRgb, canvas) < VISIBLE ? solveContrast(brandRgb, [canvas], VISIBLE * 1.3) : brandRgb
  return fillFor(seen ?? brandRgb)
}

/** A translucent layer of the colour over a card, so that it fits the page: gold on deep red does not become olive. */
function soft(tone: Tone, scale: Rgb): Rgb {
  return composite(withAlpha(scale, pick(tone, 0.13, 0.2)), tone.color('color.surface.raised'))
}
const onSoft = (tone: Tone, scale: Lch): Lch => pick(tone, hue(scale, 0.4), hue(scale, 0.87, 0.1))
const spoken = (tone: Tone, scale: Lch): Lch => ({
  ...scale,
  l: pick(tone, Math.min(scale.l, 0.56), Math.max(scale.l, 0.72)),
})

/** Rules for text, brand and accent, and the controls in these colours. */
export const voiceColors = {
  'color.text.default': (tone: Tone) => pick(tone, grey(tone, 0.26, 1.8), grey(tone, 0.94, 0.5)),
  'color.text.muted': (tone: Tone) => pick(tone, grey(tone, 0.45, 1.6), grey(tone, 0.77, 0.9)),
  'color.text.faint': (tone: Tone) => pick(tone, grey(tone, 0.53, 1.5), grey(tone, 0.66, 0.9)),
  'color.text.inverse': (tone: Tone) => tone.color('color.canvas'),
  'color.heading': (tone: Tone) => pick(tone, grey(tone, 0.21, 2), grey(tone, 0.975, 0.3)),
  'color.link.default': (tone: Tone) => tone.color('color.brand.text'),
  'color.link.hover': (tone: Tone) => {
    const { l, c, h } = toLch(tone.color('color.link.default'))
    return { l: l + pick(tone, -0.09, 0.08), c, h }
  },

  'color.focus.ring': ring,
  'color.focus.halo': halo,

  'color.action.bg': pressable,
  'color.action.on': (tone: Tone) => letterOn(tone.color('color.action.bg')),
  'color.action.hoverBg': (tone: Tone) => press(tone.color('color.action.bg'), 0.045),
  'color.action.activeBg': (tone: Tone) => press(tone.color('color.action.bg'), 0.085),
  'color.action.border': (tone: Tone) => tone.color('color.action.bg'),

  'color.secondary.bg': (tone: Tone) => pick(tone, grey(tone, 0.92, 0.75), shiftedRaised(tone)),
  'color.secondary.on': (tone: Tone) => tone.color('color.text.default'),
  'color.secondary.hoverBg': (tone: Tone) => {
    const { l, c, h } = toLch(tone.color('color.secondary.bg'))
    return { l: l + pick(tone, -0.035, 0.045), c, h }
  },
  'color.secondary.border': (tone: Tone) => tone.color('color.border.default'),
  'color.ghost.hoverBg': (tone: Tone) => tone.color('color.surface.hover'),
  'color.ghost.on': (tone: Tone) => tone.color('color.text.default'),

  'color.accent.bg': (tone: Tone) => fillFor(toRgb(tone.seeds.accent)),
  'color.accent.on': (tone: Tone) => letterOn(tone.color('color.accent.bg')),
  'color.accent.text': (tone: Tone) => spoken(tone, tone.seeds.accent),
  'color.accent.soft': (tone: Tone) => soft(tone, tone.color('color.accent.bg')),
  'color.accent.onSoft': (tone: Tone) => onSoft(tone, tone.seeds.accent),

  'color.brand.verbatim': (tone: Tone) => tone.seeds.brandRgb,
  'color.brand.on': (tone: Tone) => letterOn(tone.seeds.brandRgb),
  'color.brand.accessible': (tone: Tone) => tone.color('color.action.bg'),
  'color.brand.text': (tone: Tone) => tone.color('color.brand.accessible'),
  'color.brand.soft': (tone: Tone) => soft(tone, tone.color('color.action.bg')),
  'color.brand.onSoft': (tone: Tone) => onSoft(tone, tone.seeds.brand),

  'color.input.bg': (tone: Tone) => tone.color(pick(tone, 'color.surface.overlay', 'color.surface.sunken')),
  'color.input.on': (tone: Tone) => tone.color('color.text.default'),
  'color.input.placeholder': (tone: Tone) => tone.color('color.text.faint'),
  'color.input.border': (tone: Tone) => tone.color('color.border.strong'),
  'color.input.borderHover': (tone: Tone) => {
    const { l, c, h } = toLch(tone.color('color.input.border'))
    return { l: l + pick(tone, -0.12, 0.12), c, h }
  },
  'color.input.borderFocus': (tone: Tone) => tone.color('color.brand.accessible'),
  'color.input.disabledBg': (tone: Tone) => tone.color(pick(tone, 'color.surface.sunken', 'color.surface.raised')),
  'color.input.disabledOn': (tone: Tone) => tone.color('color.border.strong'),

  'color.tab.on': (tone: Tone) => tone.color('color.text.muted'),
  'color.tab.activeBg': (tone: Tone) => tone.color('color.brand.soft'),
  'color.tab.activeOn': (tone: Tone) => tone.color('color.brand.onSoft'),
  'color.tab.indicator': (tone: Tone) => tone.color('color.brand.accessible'),

  'color.toggle.off': (tone: Tone) => tone.color('color.border.strong'),
  'color.toggle.on': (tone: Tone) => tone.color('color.brand.accessible'),
  'color.toggle.thumb': () => WHITE,
} as const

function shiftedRaised(tone: Tone): Lch {
  const { l, c, h } = toLch(tone.color('color.surface.raised'))
  return { l: l + 0.07, c: c * 1.1, h }
}
