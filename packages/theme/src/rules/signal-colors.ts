import { type Lch, toRgb } from '../color/oklch.ts'
import { BLACK, WHITE } from '../color/rgb.ts'
import { fillFor, letterOn, pick, type Tone } from './tone.ts'

/**
 * Hues with the same meaning in every theme. They do not follow the brand, so that a player recognises errors and
 * successes on every site.
 */
const SIGNALS = {
  success: { l: 0.56, c: 0.15, h: 152 },
  warning: { l: 0.8, c: 0.16, h: 78 },
  danger: { l: 0.56, c: 0.21, h: 25 },
  info: { l: 0.57, c: 0.15, h: 245 },
} as const satisfies Record<string, Lch>

const spoken = (tone: Tone, { c, h }: Lch): Lch => ({ l: pick(tone, 0.5, 0.77), c, h })

function signal<N extends keyof typeof SIGNALS>(name: N) {
  const scale = SIGNALS[name]
  const fill = fillFor(toRgb(scale))
  type Rules = {
    readonly [K in `color.${N}.${'bg' | 'on' | 'text' | 'soft' | 'onSoft'}`]: (
      tone: Tone,
    ) => Lch | ReturnType<typeof toRgb>
  }
  return {
    [`color.${name}.bg`]: () => fill,
    [`color.${name}.on`]: (tone: Tone) => letterOn(tone.color(`color.${name}.bg`)),
    [`color.${name}.text`]: (tone: Tone) => spoken(tone, scale),
    [`color.${name}.soft`]: (tone: Tone) => ({ h: scale.h, ...pick(tone, { l: 0.94, c: 0.04 }, { l: 0.3, c: 0.07 }) }),
    [`color.${name}.onSoft`]: (tone: Tone) => ({
      h: scale.h,
      ...pick(tone, { l: 0.4, c: 0.12 }, { l: 0.88, c: 0.09 }),
    }),
  } as Rules
}

/** Six series for charts: brand, accent and four hues between; they differ in lightness too. */
function series(tone: Tone, index: number): Lch {
  const { brand, accent } = tone.seeds
  const h = index === 0 ? brand.h : index === 1 ? accent.h : (brand.h + index * 60 + 20) % 360
  const l = pick(tone, 0.58, 0.72) + (index % 2 === 0 ? 0 : pick(tone, -0.08, 0.1))
  return { l, c: 0.15, h }
}

const HOT = fillFor(toRgb({ l: 0.6, c: 0.22, h: 30 }))
const NEW = fillFor(toRgb({ l: 0.55, c: 0.14, h: 165 }))

/** Colours of signals, badges, amounts, charts and marks required by law. */
export const signalColors = {
  ...signal('success'),
  ...signal('warning'),
  ...signal('danger'),
  ...signal('info'),

  'color.badge.hotBg': () => HOT,
  'color.badge.hotOn': (tone: Tone) => letterOn(tone.color('color.badge.hotBg')),
  'color.badge.newBg': () => NEW,
  'color.badge.newOn': (tone: Tone) => letterOn(tone.color('color.badge.newBg')),
  'color.badge.countBg': (tone: Tone) => tone.color('color.danger.bg'),
  'color.badge.countOn': (tone: Tone) => letterOn(tone.color('color.badge.countBg')),
  'color.money.gain': (tone: Tone) => tone.color('color.success.text'),
  'color.money.loss': (tone: Tone) => tone.color('color.danger.text'),
  'color.favourite': () => ({ l: 0.64, c: 0.23, h: 12 }),

  'color.compliance.ageBg': (tone: Tone) => pick(tone, BLACK, WHITE),
  'color.compliance.ageOn': (tone: Tone) => pick(tone, WHITE, BLACK),

  'color.chart.1': (tone: Tone) => series(tone, 0),
  'color.chart.2': (tone: Tone) => series(tone, 1),
  'color.chart.3': (tone: Tone) => series(tone, 2),
  'color.chart.4': (tone: Tone) => series(tone, 3),
  'color.chart.5': (tone: Tone) => series(tone, 4),
  'color.chart.6': (tone: Tone) => series(tone, 5),
} as const
