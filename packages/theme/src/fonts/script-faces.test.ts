import { readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compileTheme } from '../compile-theme.ts'
import { fontCss, preloadFiles } from '../font-faces/font-css.ts'
import { LARGEST_CRITICAL_FONT } from '../font-faces/font-faces.ts'
import { SCRIPT_FACES, type ScriptFace, scriptFaceFile } from './script-faces.ts'
import { type DifferentScript, SCRIPT_TYPE } from './scripts.ts'

const modules = new URL('../../../../node_modules/', import.meta.url)
const result = compileTheme({ id: 'x', file: 'x', text: JSON.stringify({ brand: '#7c3aed', type: { Latn: 'race' } }) })
if (!result.ok) throw new Error(JSON.stringify(result.faults))
const { theme } = result
const css = (script: string) => fontCss(theme, script, (file) => `/${file}`)

describe.each(Object.entries(SCRIPT_FACES) as [DifferentScript, ScriptFace][])('the letters of %s', (script, face) => {
  test('are free to use, as large as said, and hold what is said', () => {
    const json = (name: string) => JSON.parse(readFileSync(new URL(`${face.package}/${name}`, modules), 'utf8'))
    expect(json('package.json').license).toBe('OFL-1.1')
    expect(json('unicode.json')[face.subset]).toBe(face.unicodeRange)
    expect(statSync(new URL(scriptFaceFile(face), modules)).size).toBe(face.bytes)
  })

  test('come with pages in the script and with no other, under the name the script asks for', () => {
    expect(SCRIPT_TYPE[script].families[0]).toBe(face.family)
    expect(css(script)).toContain(`"${face.family}";font-style:normal;font-weight:100 900`)
    expect(css('Latn')).not.toContain(face.family)
  })

  test('are preloaded where they are small', () => {
    const files = preloadFiles(theme, script)
    expect(files.length).toBeLessThanOrEqual(2)
    expect(files.includes(scriptFaceFile(face))).toBe(face.bytes <= LARGEST_CRITICAL_FONT)
  })
})

test('Cyrillic letters come with pages in Cyrillic only, Kazakh ones among them', () => {
  expect(css('Cyrl')).toMatch(/mulish-cyrillic-ext.*oswald-cyrillic-ext/s)
  expect(css('Latn')).not.toContain('cyrillic')
  expect(preloadFiles(theme, 'Cyrl').every((file) => file.includes('-cyrillic-wght'))).toBe(true)
})

test('Vietnamese letters come with every page in Latin', () => {
  expect(css('Latn')).toContain('mulish-vietnamese')
})
