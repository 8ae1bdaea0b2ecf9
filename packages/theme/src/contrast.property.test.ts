import { converter, parse, wcagLuminance } from 'culori'
import { beforeAll, describe, expect, test } from 'vitest'
import { BUTTONS, CHROMES, DEPTHS, MODES, type Mode, ORNAMENTS, SHAPES } from './choices.ts'
import { type CompiledTheme, compileTheme } from './compile-theme.ts'
import { type LeafId, leaves } from './contract.ts'
import { PATTERNS } from './value/values.ts'

const SEEDS = 2000
/** 12 × 12 × 12 colours with the corners, edges and faces of the RGB cube; the other seeds lie between them. */
const STEPS = 12
/** Bases of the Halton sequence, which covers a space evenly and is the same on every machine. */
const BASES = [2, 3, 5, 7, 11, 13, 17, 19] as const
/** Tolerance in OKLCH degrees: the hue is kept exactly, but 8 bits a channel can only approximate it. */
const LARGEST_DRIFT_DEGREES = 6
/** Below this chroma nobody sees a hue, and a change of one bit turns it by more than the tolerance. */
const LEAST_CHROMA = 0.04
/** Leaves that are the brand colour with a solved lightness. */
const BRAND_LEAVES = ['color.brand.text', 'color.brand.accessible', 'color.action.bg', 'color.link.default'] as const

type Choices = { readonly brand: string; readonly brandDark?: string; readonly [choice: string]: unknown }

function halton(index: number, base: number): number {
  let [result, fraction, rest] = [0, 1, index + 1]
  while (rest > 0) {
    fraction /= base
    result += fraction * (rest % base)
    rest = Math.floor(rest / base)
  }
  return result
}

const hex = (...channels: number[]): string =>
  `#${channels
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

function brandOf(seed: number): string {
  const last = STEPS - 1
  if (seed < STEPS ** 3) {
    return hex((seed % STEPS) / last, (Math.floor(seed / STEPS) % STEPS) / last, Math.floor(seed / STEPS ** 2) / last)
  }
  return hex(halton(seed, 2), halton(seed, 3), halton(seed, 5))
}

/** Brands are combined with varying choices; every third seed has only its brand. */
function choicesOf(seed: number): Choices {
  const brand = brandOf(seed)
  const at = BASES.map((base) => halton(seed, base))
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = at
  if (seed % 3 === 0) return { brand }
  const one = <T>(list: readonly T[], part: number): T => list[Math.floor(part * list.length)] as T
  return {
    brand,
    depth: one(DEPTHS, c),
    shape: one(SHAPES, d),
    texture: one(PATTERNS, e),
    chrome: one(CHROMES, f),
    button: one(BUTTONS, g),
    ornament: one(ORNAMENTS, h),
    ...(seed % 3 === 1
      ? {}
      : {
          brandDark: hex(b, c, d),
          accent: hex(e, f, g),
          neutral: hex(h, a, c),
          surface: {
            light: { l: 0.86 + 0.14 * a, c: 0.06 * b, h: 360 * c },
            dark: { l: 0.32 * d, c: 0.1 * e, h: 360 * f },
          },
        }),
  }
}

const oklch = converter('oklch')

/** Measured by an independent implementation, from the output alone. */
const luminances = new Map<string, number>()
function luminance(color: string): number {
  const known = luminances.get(color) ?? wcagLuminance(parse(color) ?? '#000')
  luminances.set(color, known)
  return known
}
const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const isOpaque = (value: unknown): value is string => typeof value === 'string' && /^#(?:.{3}|.{6})$/.test(value)

/** Duties between plain colours; the compiler's own report covers gradients, patterns and veils. */
const duties = [...leaves].flatMap(([leaf, { duty }]) =>
  (duty?.on ?? []).map((on) => ({ leaf, on: on as LeafId, min: duty?.min ?? 0 })),
)

const broken: string[] = []
const illegible: string[] = []
const drifted: string[] = []
const changed: string[] = []
let largestDrift = 0
let measured = 0

function judge(choices: Choices, { values, contrastReport }: CompiledTheme): void {
  const choicesText = JSON.stringify(choices)
  for (const row of contrastReport)
    if (row.ratio < row.min) illegible.push(`${choicesText} ${row.leaf} on ${row.on}: ${row.ratio}`)
  for (const mode of MODES) {
    const shown = values[mode]
    for (const { leaf, on, min } of duties) {
      const [front, back] = [shown[leaf], shown[on]]
      if (!isOpaque(front) || !isOpaque(back)) continue
      measured += 1
      if (contrast(front, back) < min) illegible.push(`${choicesText} ${mode} ${leaf} on ${on}`)
    }
    judgeHue(choicesText, (mode === 'dark' ? choices.brandDark : undefined) ?? choices.brand, mode, shown)
  }
}

function judgeHue(choicesText: string, brand: string, mode: Mode, shown: CompiledTheme['values'][Mode]): void {
  if (contrast(String(shown['color.brand.verbatim']), brand) !== 1)
    drifted.push(`${choicesText} ${mode} is not kept verbatim`)
  const seed = oklch(brand)
  for (const id of BRAND_LEAVES) {
    const color = oklch(String(shown[id]))
    if (!seed || !color || seed.c < LEAST_CHROMA || color.c < LEAST_CHROMA) continue
    const drift = Math.abs((((seed.h ?? 0) - (color.h ?? 0) + 540) % 360) - 180)
    largestDrift = Math.max(largestDrift, drift)
    if (drift > LARGEST_DRIFT_DEGREES) drifted.push(`${choicesText} ${mode} ${id}: ${drift}`)
  }
}

describe(`${SEEDS} brands from the whole sRGB cube, with every kind of page around them`, () => {
  // One pass for all properties: compiling takes the time, and 2,000 compiled themes would not fit in memory.
  beforeAll(() => {
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const choices = choicesOf(seed)
      const text = JSON.stringify(choices)
      const result = compileTheme({ id: 'seed', file: 'seed.json', text })
      if (!result.ok) {
        broken.push(`${text}: ${result.faults[0]?.message}`)
        continue
      }
      judge(choices, result.theme)
      const again = compileTheme({ id: 'seed', file: 'seed.json', text })
      if (!again.ok || again.theme.css !== result.theme.css || again.theme.hash !== result.theme.hash)
        changed.push(text)
    }
  })

  test('all compile', () => expect(broken).toEqual([]))

  test('meet the ratio of every pair in both modes', () => {
    expect(illegible).toEqual([])
    expect(measured).toBeGreaterThan(SEEDS * 300)
  })

  test(`keep the hue within ${LARGEST_DRIFT_DEGREES} degrees, and the brand itself to the bit`, () => {
    expect(drifted).toEqual([])
    expect(largestDrift).toBeGreaterThan(0)
  })

  test('give the same bytes for the same input', () => expect(changed).toEqual([]))
})
