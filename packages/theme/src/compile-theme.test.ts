import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type CompiledTheme, compileTheme } from './compile-theme.ts'
import { CONTRACT_VERSION, cssVarName, leafIds, leaves } from './contract.ts'
import { loadTheme, themeIds } from './load-theme.ts'
import { SQUIRCLE_VAR } from './squircle.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

function compiled(text: string): CompiledTheme {
  const result = compileTheme({ id: 'test', file: 'test.json', text })
  if (!result.ok) throw new Error(JSON.stringify(result.faults))
  return result.theme
}

/** Custom properties of one block of a compiled theme. */
function block(css: string, selector: string): Map<string, string> {
  const start = css.indexOf(`${selector}{`)
  if (start < 0) return new Map()
  const body = css.slice(start + selector.length + 1, css.indexOf('}', start))
  return new Map(body.split(';').map((line) => line.split(/:(.*)/s) as unknown as [string, string]))
}

describe.each(themeIds(root))('theme %s', (id) => {
  const result = loadTheme(root, id)
  if (!result.ok) throw new Error(JSON.stringify(result.faults))
  const { theme } = result

  test('is written for the current contract', () => {
    const stated = /"contract": "(\d+\.\d+)"/.exec(readFileSync(`${root}themes/${id}/theme.json`, 'utf8'))?.[1]
    expect(stated).toBe(CONTRACT_VERSION)
  })

  test('declares each leaf of the contract once, for both modes', () => {
    const modes = ['[data-mode=light]', '[data-mode=dark]'].map((mode) => block(theme.css, mode))
    const declared = [...block(theme.css, ':root').keys()]
    for (const leaf of leafIds) {
      const places = [declared.includes(cssVarName(leaf)), ...modes.map((mode) => mode.has(cssVarName(leaf)))]
      expect(
        [
          [true, false, false],
          [false, true, true],
        ],
        leaf,
      ).toContainEqual(places)
    }
  })

  test('leaves it to the width of the screen what a squircle is', () => {
    const corner = theme.values.light['corner.card']
    expect(block(theme.css, ':root').get('--lv-corner-card')).toBe(
      corner === 'squircle' ? `var(${SQUIRCLE_VAR})` : corner,
    )
  })

  test('weighs at most 2 KB for the whole contract in both modes, in brotli, under every overlay', () => {
    for (const { css } of [theme, ...theme.overlays.map((overlay) => overlay.theme)])
      expect(brotliCompressSync(css).length).toBeLessThanOrEqual(2 * 1024)
  })

  test('meets every duty in both modes', () => {
    const duties = [...leaves.values()].reduce(
      (sum, leaf) => sum + (leaf.duty?.on.length ?? 0) + (leaf.duty?.shared?.on.length ?? 0),
      0,
    )
    expect(theme.contrastReport).toHaveLength(duties * 2)
    for (const row of theme.contrastReport) expect(row.ratio, JSON.stringify(row)).toBeGreaterThanOrEqual(row.min)
  })

  test('gives typed values and a theme colour for both modes', () => {
    for (const mode of ['light', 'dark'] as const) {
      expect(Object.keys(theme.values[mode]).sort()).toEqual([...leafIds].sort())
      expect(theme.themeColor[mode]).toMatch(/^#[\da-f]{3}(?:[\da-f]{3})?$/)
    }
    expect(theme.values.light['space.4']).toEqual({ value: 1, unit: 'rem' })
    expect(theme.values.light['color.brand.verbatim']).toMatch(/^#/)
  })
})

describe('compileTheme', () => {
  test('picks colours by the scheme of the element, and sets apart what differs between the modes in more', () => {
    const { css } = compiled(
      '{"brand": "#7c3aed", "brandDark": "#22d3ee", "overrides": {"light": {"shadow.raised": []}}}',
    )
    expect(block(css, ':root').get('--lv-color-brand-verbatim')).toBe('light-dark(#7c3aed,#22d3ee)')
    expect(block(css, ':root,[data-mode=light]').get('--lv-shadow-raised')).toBe('none')
    expect(block(css, '[data-mode=dark]').get('--lv-shadow-raised')).toMatch(/px/)
    expect(css).toMatch(/@media \(prefers-color-scheme:dark\)\{\[data-mode=auto\]\{--lv-shadow-raised:/)
  })

  test('needs nothing but a brand', () => {
    expect(compiled('{"brand": "#7c3aed"}').css).toContain('--lv-color-brand-verbatim:#7c3aed')
  })

  test('gives the same bytes for the same input, whatever the comments and the order of keys', () => {
    const one = compiled('{"brand": "#7c3aed", "depth": "glow", "radius": "large"}')
    const other = compiled('{ // said otherwise\n "radius": "large", "depth": "glow", "brand": "#7C3AED", }')
    expect(other).toEqual(one)
    expect(one.hash).toMatch(/^[\da-f]{16}$/)
  })

  test('gives another hash for another theme', () => {
    expect(compiled('{"brand": "#7c3aed"}').hash).not.toBe(compiled('{"brand": "#7c3aee"}').hash)
  })

  test('prefers the dark brand in dark mode', () => {
    const { values } = compiled('{"brand": "#7c3aed", "brandDark": "#22d3ee"}')
    expect(values.light['color.brand.verbatim']).toBe('#7c3aed')
    expect(values.dark['color.brand.verbatim']).toBe('#22d3ee')
  })

  test('takes overrides as they are, and lets what follows follow', () => {
    const { values } = compiled(
      '{"brand": "#7c3aed", "overrides": {"all": {"radius.tile": {"start": 40, "end": 4}}, "dark": {"color.surface.raised": "#301010"}}}',
    )
    expect(values.light['radius.tile']).toEqual({ start: 40, end: 4 })
    expect(values.dark['color.surface.raised']).toBe('#301010')
    expect(values.dark['color.tile.bg']).toBe('#301010')
  })

  test('sets type by script: Arabic families, taller lines, no letter spacing, no capitals', () => {
    const { scriptCss } = compiled('{"brand": "#7c3aed", "type": {"Latn": "luxe", "Arab": "naskh"}}')
    const arabic = block(scriptCss.Arab, '[data-script=Arab]')
    expect(arabic.get('--lv-font-heading')).toMatch(/^"El Messiri","El Messiri fallback","Jost"/)
    expect(Number(arabic.get('--lv-line-height-normal'))).toBeGreaterThan(1.6)
    expect(arabic.get('--lv-letter-spacing-label')).toBe('0')
    expect(arabic.get('--lv-text-transform-label')).toBe('none')
  })

  test('offers every density as an attribute', () => {
    const { densityCss } = compiled('{"brand": "#7c3aed", "density": "cozy"}')
    expect(block(densityCss.compact, '[data-density=compact]').get('--lv-size-control-md')).toBe('2.25rem')
    expect(densityCss.cozy).toBe('')
  })
})
