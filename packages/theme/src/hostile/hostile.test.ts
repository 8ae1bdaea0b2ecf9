import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileTheme } from '../compile-theme.ts'
import { cssVarName, leafIds } from '../contract.ts'
import { fontCss } from '../font-faces/font-css.ts'
import { gate } from '../gate.ts'
import { LEAF_TYPES } from '../leaf.ts'
import { ANSWER_VAR, ARRIVAL_VAR, LINE_VARS } from '../rules/signature.ts'
import { printValue } from '../value/print.ts'
import { attacks, LIVE } from './attacks.ts'

const compile = (value: unknown) =>
  compileTheme({ id: 'x', file: 'x.json', text: typeof value === 'string' ? value : JSON.stringify(value) })

describe('a theme file that', () => {
  test.each(attacks)('%s is refused, and told why', (_promise, input, code, message) => {
    const result = compile(input)
    expect(result.ok).toBe(false)
    if (result.ok) return
    expect(result.faults.map((fault) => `${fault.code}: ${fault.message}`)).toContainEqual(
      expect.stringMatching(new RegExp(`^${code.replace('.', '\\.')}: ${message.source.replace(/^\^/, '')}`)),
    )
    expect(result.faults.length).toBeLessThanOrEqual(51)
    for (const fault of result.faults) {
      expect(fault.line).toBeGreaterThanOrEqual(1)
      expect(fault.column).toBeGreaterThanOrEqual(1)
      expect(fault.repair).toBeTruthy()
      // Messages neither flood a terminal or log nor contain characters that reverse its text direction.
      expect(`${fault.message}${fault.found}`.length).toBeLessThan(600)
      expect(`${fault.message}${fault.found}${fault.suggestion}`).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    }
  })

  test('does any of that in a parent or in an overlay is refused too', () => {
    for (const [promise, input] of attacks) {
      if (typeof input !== 'object' || Array.isArray(input)) continue
      const parent = { file: 'p.json', text: JSON.stringify(input) }
      const child = compileTheme({
        id: 'x',
        file: 'x.json',
        text: '{"extends": "parent"}',
        resolveParent: () => parent,
      })
      expect(child.ok, `parent ${promise}`).toBe(false)
      const overlaid = compile({
        brand: '#7c3aed',
        overlays: { fair: { from: '2027-01-01', until: '2027-01-02', ...input } },
      })
      expect(overlaid.ok, `overlay ${promise}`).toBe(false)
    }
  })
})

/** Every declaration of a compiled theme, with the blocks taken away. */
function declarations(css: string): string[] {
  return css
    .replaceAll(/@media \(prefers-[a-z-]+:[a-z]+\)\{/g, '')
    .split(/[{};]/)
    .filter((part) => part.includes('--'))
}

describe('the style sheet', () => {
  test('holds nothing but declarations of the contract, whatever words are put into the file', () => {
    const word = fc.oneof(
      fc.constantFrom('}', '{', ';', '</style>', 'url(x)', '@import', '\\', '/*', '#fff}', '"', "'", 'evil'),
      fc.string({ unit: 'binary' }),
    )
    const value = fc.oneof(
      word,
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.array(word),
      fc.dictionary(word, word),
    )
    const file = fc.record(
      {
        brand: fc.oneof({ weight: 4, arbitrary: fc.constant<unknown>('#7c3aed') }, { weight: 1, arbitrary: value }),
        accent: fc.option(value),
        type: fc.option(value),
        overrides: fc.option(fc.record({ all: fc.dictionary(fc.oneof(fc.constantFrom(...leafIds), word), value) })),
      },
      { requiredKeys: ['brand'] },
    )
    const names = new Set<string>([...leafIds.map(cssVarName), ARRIVAL_VAR, ANSWER_VAR, ...Object.values(LINE_VARS)])
    fc.assert(
      fc.property(file, (given) => {
        const result = compile(Object.fromEntries(Object.entries(given).filter(([, part]) => part !== null)))
        if (!result.ok) return
        expect(result.theme.css).not.toMatch(LIVE)
        for (const line of declarations(result.theme.css)) expect(names).toContain(line.split(':')[0])
      }),
      { numRuns: 200 },
    )
  })

  test('prints nothing live even if a hostile value came past every check: the last guard stops it', () => {
    const texts = attacks
      .flatMap(([, input]) => textsOf(input))
      .filter((text) => LIVE.test(text) || /[;{}<]/.test(text))
    expect(texts.length).toBeGreaterThan(25)
    for (const text of texts) {
      for (const type of LEAF_TYPES) {
        for (const value of [
          text,
          [text],
          { value: 1, unit: text },
          { start: text, end: text },
          [{ stops: [], angle: text }],
        ]) {
          const printed = attempt(() => gate('leaf', printValue(type, value as never)))
          if (printed !== undefined)
            expect(printed, `${type} of ${JSON.stringify(value)}`).not.toMatch(/[;{}<>\\@:]|url|expression/i)
        }
      }
    }
  })

  test('has a last guard that stops a printer gone wrong', () => {
    for (const text of [
      'red}',
      'a;b',
      'url(x)',
      'URL(x)',
      '@import',
      '</style>',
      '\\7d',
      '',
      'x'.repeat(1000),
      'a:b',
      'é',
    ]) {
      expect(() => gate('color.canvas', text), text).toThrow('color.canvas')
    }
    expect(gate('color.canvas', '#fff')).toBe('#fff')
  })

  test('takes font addresses only when they are plain', () => {
    const result = compile({ brand: '#7c3aed', type: { Latn: 'geometric' } })
    if (!result.ok) throw new Error('must compile')
    const { theme } = result
    expect(fontCss(theme, 'Latn', (file) => `/f/${file}`)).toContain('url(/f/@fontsource-variable/')
    for (const address of [
      '/x) }',
      'javascript:alert(1)',
      '//evil.test/x',
      'http://a.test/x',
      '/a"b',
      '/a\\b',
      '/a b',
      '',
    ]) {
      expect(() => fontCss(theme, 'Latn', () => address), address).toThrow('address')
    }
  })
})

/** Every text in a value, keys too. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length < 1000 ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .slice(0, 20)
    .flatMap(([key, inner]) => [...textsOf(key), ...textsOf(inner)])
}

/** A printer may throw; then nothing is printed, which is safe. */
function attempt(print: () => string): string | undefined {
  try {
    return print()
  } catch {
    return undefined
  }
}
