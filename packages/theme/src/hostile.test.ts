import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileTheme } from './compile-theme.ts'
import { cssVarName, leafIds } from './contract.ts'
import { fontCss } from './fonts/font-css.ts'
import { gate } from './gate.ts'

const good = { brand: '#7c3aed' }
const compile = (value: unknown) =>
  compileTheme({ id: 'x', file: 'x.json', text: typeof value === 'string' ? value : JSON.stringify(value) })
const override = (id: string, value: unknown) => ({ ...good, overrides: { all: { [id]: value } } })

/** What must never reach a style sheet, whatever the theme file says. */
const LIVE = /url\s*\(|@import|expression|<\/|javascript:|\\|image-set|evil/i

const attacks: readonly [promise: string, input: unknown][] = [
  ['closes the rule from a colour', { brand: 'red} body{background:url(https://evil.test/x)} .z{color:red' }],
  ['closes the style element', { brand: '#fff</style><script>alert(1)</script>' }],
  ['loads a file by url()', override('color.canvas', 'url(https://evil.test/x)')],
  ['imports a sheet', override('color.canvas', '#fff;@import "https://evil.test/x.css"')],
  ['ends the declaration', override('color.canvas', '#fff;color:red')],
  ['calls expression()', override('space.1', 'expression(alert(1))')],
  ['hides url by a CSS escape', override('color.canvas', '\\75 rl(https://evil.test)')],
  ['hides a brace by a CSS escape', override('color.canvas', '#fff\\7d ')],
  ['hides a brace by a JSON escape', '{"brand": "#fff\\u007d body{}"}'],
  ['opens a comment', override('color.canvas', '#fff/*')],
  ['ends a hex colour with a line break', override('color.canvas', '#ffffff\n}')],
  ['uses a null character', override('color.canvas', '#fff\u0000}')],
  ['uses a named colour', { brand: 'rebeccapurple' }],
  ['uses var()', override('color.canvas', 'var(--lv-color-action-bg)')],
  ['uses calc()', override('space.1', 'calc(1px + 1px)')],
  ['uses color-mix()', override('color.canvas', 'color-mix(in srgb, red, blue)')],
  ['invents a leaf to smuggle a property name', override('color.canvas;}body{background:url(x)}', '#fff')],
  ['invents a leaf that closes the element', override('</style>', '#fff')],
  ['overrides the prototype', '{"brand": "#fff", "__proto__": {"brand": "red"}}'],
  ['overrides the constructor', { ...good, constructor: {} }],
  ['overrides the prototype of overrides', '{"brand": "#fff", "overrides": {"__proto__": {"color.canvas": "#000"}}}'],
  ['names a free font family', override('font.body', 'Comic Sans", url(x)')],
  ['names a pairing that closes the rule', { ...good, type: { Latn: 'system"}body{' } }],
  ['names a script of its own', { ...good, type: { 'Latn]{}*{': 'system' } }],
  ['writes a huge colour', { brand: `#${'f'.repeat(100_000)}` }],
  ['writes a huge file', `{"brand": "#fff"${' '.repeat(600 * 1024)}}`],
  ['nests without end', `{"brand": ${'['.repeat(50_000)}`],
  ['writes a huge number', override('space.1', 1e308)],
  ['writes an infinite number', '{"brand": "#fff", "overrides": {"all": {"space.1": 1e999}}}'],
  ['writes a negative radius', override('radius.card', -1)],
  ['writes a unit that closes the rule', override('space.1', { value: 1, unit: 'px}body{' })],
  ['writes a thousand shadows', override('shadow.card', Array(1000).fill({ color: '#000' }))],
  ['writes a gradient of strings', override('gradient.canvas', ['linear-gradient(red, url(x))'])],
  [
    'writes a gradient stop that is text',
    {
      ...good,
      overrides: {
        all: {
          'gradient.canvas': [
            {
              stops: [
                { color: '#fff', at: '0%,url(x)' },
                { color: '#000', at: 100 },
              ],
            },
          ],
        },
      },
    },
  ],
  ['writes an easing that calls', override('easing.standard', 'steps(1);}')],
  ['writes an easing out of time', override('easing.standard', [9, 0, 0, 1])],
  ['extends a path', { ...good, extends: '../../../etc/passwd' }],
  ['points the schema at a script', { ...good, $schema: 'javascript:alert("x")</style>' }],
  ['states a contract that is markup', { ...good, contract: '<img>' }],
  ['is a list', []],
  ['is a text', '"#fff"'],
  ['is nothing', ''],
]

describe('a theme file that', () => {
  test.each(attacks)('%s is refused with a fault that has a place', (_promise, input) => {
    const result = compile(input)
    expect(result.ok).toBe(false)
    if (result.ok) return
    expect(result.faults.length).toBeGreaterThan(0)
    for (const fault of result.faults) {
      expect(fault.line).toBeGreaterThanOrEqual(1)
      expect(fault.column).toBeGreaterThanOrEqual(1)
      expect(fault.message.length).toBeLessThan(400)
      expect(fault.repair).toBeTruthy()
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
    const names = new Set<string>(leafIds.map(cssVarName))
    fc.assert(
      fc.property(file, (given) => {
        const result = compile(Object.fromEntries(Object.entries(given).filter(([, part]) => part !== null)))
        if (!result.ok) return
        expect(result.theme.css).not.toMatch(LIVE)
        for (const line of declarations(result.theme.css)) expect(names).toContain(line.split(':')[0])
      }),
      { numRuns: 400 },
    )
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
    const result = compile({ ...good, type: { Latn: 'geometric' } })
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
