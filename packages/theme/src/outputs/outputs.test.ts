import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { MODES } from '../choices.ts'
import { toLch, toRgb } from '../color/oklch.ts'
import { contrastRatio, parseHex, type Rgb } from '../color/rgb.ts'
import { type CompiledTheme, compileTheme } from '../compile-theme.ts'
import { leafIds, leaves } from '../contract.ts'
import { loadTheme, themeIds } from '../load-theme.ts'
import { EMAIL_PARTS, emailPalette } from './email-palette.ts'
import { type JsonColor, themeJson } from './theme-json.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const rgb = (hex: string) => parseHex(hex) as Rgb

function loaded(id: string): CompiledTheme {
  const result = loadTheme(root, id)
  if (!result.ok) throw new Error(JSON.stringify(result.faults))
  return result.theme
}

describe.each(themeIds(root))('%s', (id) => {
  const theme = loaded(id)
  const looks = [theme, ...theme.overlays.map((overlay) => overlay.theme)]

  test('as JSON has every leaf in both modes with its type, and every duty with its ratio', () => {
    const json = themeJson(theme)
    for (const mode of MODES) {
      expect(Object.keys(json.modes[mode])).toEqual(leafIds)
      for (const leaf of leafIds) {
        const { type, legible = [] } = json.modes[mode][leaf]
        expect(type).toBe(leaves.get(leaf)?.type)
        const { on = [], shared } = leaves.get(leaf)?.duty ?? {}
        expect(legible).toHaveLength(on.length + (shared?.on.length ?? 0))
        for (const { ratio, min } of legible) expect(ratio).toBeGreaterThanOrEqual(min)
      }
    }
    expect(JSON.stringify(themeJson(loaded(id)))).toBe(JSON.stringify(json))
  })

  test('as JSON tells each colour twice, and both are the same', () => {
    const { modes } = themeJson(theme)
    for (const mode of MODES) {
      for (const leaf of leafIds.filter((one) => leaves.get(one)?.type === 'color')) {
        const { hex, alpha, oklch } = modes[mode][leaf].value as unknown as JsonColor
        const [l, c, h] = oklch
        const shown = rgb(hex)
        const again = toRgb({ l, c, h }, alpha)
        expect(rgb(String(theme.values[mode][leaf]))).toEqual(shown)
        for (const channel of ['r', 'g', 'b', 'a'] as const)
          expect(Math.abs(again[channel] - shown[channel])).toBeLessThan(2)
        expect(toLch(shown).l).toBeCloseTo(l, 3)
      }
    }
  })

  test('in a letter is flat, and everything that is read can be read', () => {
    for (const look of looks) {
      const palette = emailPalette(look)
      for (const mode of MODES) {
        const { colors, ratios } = palette[mode]
        expect(Object.keys(colors)).toEqual(EMAIL_PARTS)
        for (const color of Object.values(colors)) expect(color).toMatch(/^#[0-9a-f]{6}$/)
        expect(ratios.map(({ part, on }) => `${part}/${on}`)).toEqual([
          'heading/page',
          'heading/card',
          'text/page',
          'text/card',
          'muted/page',
          'muted/card',
          'link/page',
          'link/card',
          'buttonLabel/button',
        ])
        for (const { part, on, ratio } of ratios) {
          expect(ratio).toBeGreaterThanOrEqual(4.5)
          expect(contrastRatio(rgb(colors[part]), rgb(colors[on]))).toBeGreaterThanOrEqual(ratio)
        }
      }
    }
  })
})

test('what is translucent on the page is flattened over what lies under it', () => {
  const result = compileTheme({
    id: 'glass',
    file: 'glass.json',
    text: JSON.stringify({ brand: '#7c3aed', overrides: { light: { 'color.border.default': '#00000080' } } }),
  })
  if (!result.ok) throw new Error(JSON.stringify(result.faults))
  const { card, border } = emailPalette(result.theme).light.colors
  expect(rgb(border).r).toBe(Math.round(rgb(card).r * (1 - 128 / 255)))
})
