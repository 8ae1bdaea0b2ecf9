import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compileTheme } from '../compile-theme.ts'
import { DIFFERENT_SCRIPTS, type DifferentScript, SCRIPT_TYPE } from './scripts.ts'

const registry: readonly { script: string }[] = JSON.parse(
  readFileSync(new URL('../../../../locales/registry.json', import.meta.url), 'utf8'),
)
const compiled = (type: object) => {
  const result = compileTheme({ id: 'x', file: 'x.json', text: JSON.stringify({ brand: '#7c3aed', type }) })
  if (!result.ok) throw new Error(JSON.stringify(result.faults))
  return result.theme
}
const theme = compiled({ Latn: 'luxe' })
const system = compiled({})

function leaf(css: string, name: string): string | undefined {
  return new RegExp(`--lv-${name}:([^;}]*)`).exec(css)?.[1]
}
const lineHeight = (script: DifferentScript) => Number(leaf(theme.scriptCss[script], 'line-height-normal'))

test('every script of the languages is either written like Latin or has a setting of its own', () => {
  const scripts = [...new Set(registry.map(({ script }) => script))].sort()
  const own = scripts.filter((script) => script in SCRIPT_TYPE)
  expect(scripts.filter((script) => !(script in SCRIPT_TYPE))).toEqual(['Cyrl', 'Latn'])
  expect(own).toEqual([...DIFFERENT_SCRIPTS].sort())
})

describe.each(DIFFERENT_SCRIPTS)('script %s', (script) => {
  const css = theme.scriptCss[script]

  test('has more room between lines than Latin, in every kind of text', () => {
    for (const [name, latin] of [
      ['tight', 1.2],
      ['normal', 1.5],
      ['loose', 1.65],
    ] as const)
      expect(Number(leaf(css, `line-height-${name}`)), name).toBeGreaterThan(latin)
  })

  test('spaces no letters and asks for no capitals', () => {
    expect(leaf(css, 'letter-spacing-label')).toBe('0')
    expect(leaf(css, 'letter-spacing-heading')).toBe('0')
    expect(leaf(css, 'text-transform-label')).toBe('none')
  })

  test('names families that its readers have, behind those of the theme and before the generic one', () => {
    const [family] = SCRIPT_TYPE[script].families
    expect(leaf(css, 'font-body')).toMatch(
      new RegExp(`^"(?:Jost|Noto Nastaliq Urdu)".*"${family}".*,(?:sans-)?serif$|^"${family}"`),
    )
    expect(leaf(system.scriptCss[script], 'font-body')).toContain(`"${family}"`)
    expect(leaf(css, 'font-numeric')).toMatch(/^"Jost"/)
  })
})

test('scripts that stack have more room than those with marks, and Nastaliq the most', () => {
  expect(lineHeight('Khmr')).toBeGreaterThan(lineHeight('Thai'))
  expect(lineHeight('Mymr')).toBeGreaterThan(lineHeight('Deva'))
  for (const script of DIFFERENT_SCRIPTS.filter((one) => one !== 'Aran'))
    expect(lineHeight('Aran')).toBeGreaterThan(lineHeight(script) + 0.4)
})
