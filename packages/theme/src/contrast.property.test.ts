import { converter, wcagContrast } from 'culori/fn'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BUTTONS, CHROMES, DEPTHS, MODES, SHAPES } from './choices.ts'
import { compileTheme } from './compile-theme.ts'
import { leaves } from './contract.ts'
import { PATTERNS } from './value/values.ts'

const oklch = converter('oklch')
const hexColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const lightPage = fc.record({
  l: fc.double({ min: 0.86, max: 1, noNaN: true }),
  c: fc.double({ min: 0, max: 0.06, noNaN: true }),
  h: fc.integer({ min: 0, max: 360 }),
})
const darkPage = fc.record({
  l: fc.double({ min: 0, max: 0.32, noNaN: true }),
  c: fc.double({ min: 0, max: 0.1, noNaN: true }),
  h: fc.integer({ min: 0, max: 360 }),
})

const theme = fc.record(
  {
    brand: hexColor,
    brandDark: hexColor,
    accent: hexColor,
    neutral: hexColor,
    surface: fc.record({ light: lightPage, dark: darkPage }),
    depth: fc.constantFrom(...DEPTHS),
    shape: fc.constantFrom(...SHAPES),
    texture: fc.constantFrom(...PATTERNS),
    chrome: fc.constantFrom(...CHROMES),
    button: fc.constantFrom(...BUTTONS),
  },
  { requiredKeys: ['brand'] },
)

/** OKLCH hue of a shown colour may drift by what 8 bits a channel cannot say. */
const LARGEST_DRIFT_DEGREES = 6

function hueDrift(one: string, other: string): number {
  const [a, b] = [oklch(one), oklch(other)]
  if (!a || !b || a.c < 0.04 || b.c < 0.04) return 0
  return Math.abs((((a.h ?? 0) - (b.h ?? 0) + 540) % 360) - 180)
}

test('any brand on any page gives a theme whose every pair is legible in both modes, with the hue of the brand', () => {
  fc.assert(
    fc.property(theme, (choices) => {
      const text = JSON.stringify(choices)
      const result = compileTheme({ id: 'seed', file: 'seed.json', text })
      if (!result.ok) throw new Error(JSON.stringify(result.faults[0]))
      const { values, contrastReport, css, hash } = result.theme
      for (const row of contrastReport) expect(row.ratio, JSON.stringify(row)).toBeGreaterThanOrEqual(row.min)
      for (const mode of MODES) {
        const shown = values[mode]
        // Measured again from the output alone, by an implementation that is not ours.
        for (const [id, { duty }] of leaves) {
          for (const on of duty?.on ?? []) {
            const [front, back] = [shown[id], shown[on as typeof id]]
            if (typeof back !== 'string' || !/^#(?:.{3}|.{6})$/.test(back)) continue
            expect(wcagContrast(String(front), back), `${mode} ${id} on ${on}`).toBeGreaterThanOrEqual(duty?.min ?? 0)
          }
        }
        const brand = (mode === 'dark' ? choices.brandDark : undefined) ?? choices.brand
        expect(shown['color.brand.verbatim']).toBe(oklch(brand) && shortHex(brand))
        for (const id of [
          'color.brand.text',
          'color.brand.accessible',
          'color.action.bg',
          'color.link.default',
        ] as const) {
          expect(hueDrift(String(shown[id]), brand), `${mode} ${id}`).toBeLessThanOrEqual(LARGEST_DRIFT_DEGREES)
        }
      }
      const again = compileTheme({ id: 'seed', file: 'seed.json', text })
      expect(again.ok && [again.theme.css, again.theme.hash]).toEqual([css, hash])
    }),
    { numRuns: 400 },
  )
})

function shortHex(hex: string): string {
  const [, a, b, c, d, e, f] = hex
  return a === b && c === d && e === f ? `#${a}${c}${e}` : hex
}
