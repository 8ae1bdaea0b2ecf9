import { readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compileTheme } from '../compile-theme.ts'
import { type Family, families, familyIds, filesOf } from '../fonts/families.ts'
import { measures } from '../fonts/measures.ts'
import { PAIRED_SCRIPTS, pairings } from '../fonts/pairings.ts'
import { fontCss, preloadFiles } from './font-css.ts'
import { LARGEST_CRITICAL_FONT } from './font-faces.ts'

const modules = new URL('../../../../node_modules/', import.meta.url)
const themeOf = (type: object) => {
  const result = compileTheme({ id: 'x', file: 'x', text: JSON.stringify({ brand: '#7c3aed', type }) })
  if (!result.ok) throw new Error(JSON.stringify(result.faults))
  return result.theme
}

describe.each(familyIds)('font %s', (id) => {
  const family: Family = families[id]

  test('is under the SIL Open Font License', () => {
    const { license } = JSON.parse(readFileSync(new URL(`${family.package}/package.json`, modules), 'utf8')) as {
      license: string
    }
    expect(license).toBe('OFL-1.1')
  })

  test('has the files and sizes that were measured', () => {
    for (const { file } of filesOf(family)) expect(statSync(new URL(file, modules)).size).toBe(measures[id].bytes[file])
  })

  test('has a stand-in of plausible measures', () => {
    const { sizeAdjust, ascent, descent, ranges } = measures[id]
    expect(sizeAdjust).toBeGreaterThan(70)
    expect(sizeAdjust).toBeLessThan(130)
    expect(ascent).toBeGreaterThan(50)
    expect(descent).toBeGreaterThan(10)
    for (const subset of family.subsets) expect(ranges[subset]).toMatch(/^U\+[\dA-F]/)
  })
})

const cases = PAIRED_SCRIPTS.flatMap((script) =>
  Object.keys(pairings[script]).map((pairing) => [script, pairing] as const),
)

describe.each(cases)('pairing %s %s', (script, pairing) => {
  const theme = themeOf({ [script]: pairing })

  test('preloads at most two files, none over 40 KB', () => {
    const files = preloadFiles(theme, script)
    expect(files.length).toBeLessThanOrEqual(2)
    for (const file of files) expect(statSync(new URL(file, modules)).size).toBeLessThanOrEqual(LARGEST_CRITICAL_FONT)
  })

  test('gives every face a stand-in, so that nothing moves when the file arrives', () => {
    const css = fontCss(theme, script, (file) => `/f/${file}`)
    const named = new Set([...css.matchAll(/font-family:"([^"]+)"/g)].map(([, name]) => name))
    for (const name of named) if (!name?.endsWith(' fallback')) expect(named).toContain(`${name} fallback`)
    for (const face of css.split('@font-face').slice(1)) {
      expect(face).toMatch(
        face.includes('local(') ? /size-adjust:[\d.]+%;ascent-override:[\d.]+%/ : /font-display:swap/,
      )
    }
  })
})

test('Arabic pages get Arabic faces first and Latin ones for names and figures; Latin pages get no Arabic face', () => {
  const theme = themeOf({ Latn: 'humanist', Arab: 'naskh' })
  expect(fontCss(theme, 'Arab', (file) => `/${file}`)).toMatch(/El Messiri.*Mulish/s)
  expect(fontCss(theme, 'Latn', (file) => `/${file}`)).not.toContain('arabic')
  expect(fontCss(theme, 'Hans', (file) => `/${file}`)).toBe(
    theme.scriptCss.Hans + fontCss(theme, 'Latn', (file) => `/${file}`),
  )
})

test('Nastaliq is never preloaded: it is too large for the critical path', () => {
  expect(preloadFiles(themeOf({ Aran: 'nastaliq' }), 'Aran')).toEqual([])
})
