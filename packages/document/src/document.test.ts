import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closest } from './closest.ts'
import { describeValue, formatPath } from './fault.ts'
import { formatFault, formatFaults } from './format-fault.ts'
import { indexLines } from './line-index.ts'
import { DEEPEST_DOCUMENT, LONGEST_DOCUMENT, parseDocument } from './parse-document.ts'

const TEXT = `{
  // a comment
  "brand": "#7c3aed",
  "overrides": { "dark": { "color.canvas": "#000" } },
  "list": [1, { "x": 2 }],
}
`

describe('parseDocument', () => {
  test('reads comments and trailing commas', () => {
    const document = parseDocument('a.json', TEXT)
    expect(document.faults).toEqual([])
    expect(document.value).toEqual({
      brand: '#7c3aed',
      overrides: { dark: { 'color.canvas': '#000' } },
      list: [1, { x: 2 }],
    })
  })

  test('finds the line and column of values and keys', () => {
    const { locate } = parseDocument('a.json', TEXT)
    expect(locate(['brand'])).toEqual({ line: 3, column: 12 })
    expect(locate(['brand'], 'key')).toEqual({ line: 3, column: 3 })
    expect(locate(['overrides', 'dark', 'color.canvas'])).toEqual({ line: 4, column: 44 })
    expect(locate(['list', 1, 'x'])).toEqual({ line: 5, column: 22 })
  })

  test('reports a missing key at the object that lacks it', () => {
    const { locate } = parseDocument('a.json', TEXT)
    expect(locate(['overrides', 'dark', 'nope'])).toEqual({ line: 4, column: 26 })
    expect(locate(['nope', 'nope'], 'key')).toEqual({ line: 1, column: 1 })
  })

  test('reports the first syntax fault of each line with its place', () => {
    const { faults } = parseDocument('a.json', '{\n  "a": 1,\n  "b": nope,\n  "c" 1 2,\n  "d": "x\n}')
    expect(faults.map(({ line, column, code }) => [line, column, code])).toEqual([
      [3, 8, 'json.syntax'],
      [4, 7, 'json.syntax'],
      [5, 8, 'json.syntax'],
    ])
  })

  test('refuses duplicate keys, which JSON parsers silently drop', () => {
    const { faults } = parseDocument('a.json', '{"a": {"b": 1,\n "b": 2}}')
    expect(faults).toMatchObject([{ code: 'key.duplicate', line: 2, column: 2, path: 'a.b' }])
  })

  test('gives objects without prototype, so that a key like __proto__ is only a key', () => {
    const { value } = parseDocument('a.json', '{"__proto__": {"polluted": true}}')
    expect(Object.getPrototypeOf(value)).toBeNull()
    expect(Object.keys(value as object)).toEqual(['__proto__'])
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  test('says what is wrong with an empty, a huge and a deep file', () => {
    expect(parseDocument('a.json', ' // nothing').faults[0]?.line).toBe(1)
    expect(parseDocument('a.json', '').faults).toHaveLength(1)
    expect(parseDocument('a.json', `"${'x'.repeat(LONGEST_DOCUMENT)}"`).faults).toMatchObject([{ code: 'json.size' }])
    const deep = '['.repeat(100_000)
    expect(parseDocument('a.json', deep).faults).toMatchObject([{ code: 'json.depth', column: DEEPEST_DOCUMENT + 1 }])
  })

  test('accepts a byte order mark and Windows lines', () => {
    const { value, faults, locate } = parseDocument('a.json', '\uFEFF{\r\n  "a": 1\r\n}')
    expect(faults).toEqual([])
    expect(value).toEqual({ a: 1 })
    expect(locate(['a'])).toEqual({ line: 2, column: 8 })
  })

  test('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const { faults, value } = parseDocument('a.json', text)
        expect(faults.length > 0 || value !== undefined).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('reads every JSON value as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5, noUnicodeString: false }), (value) => {
        const text = JSON.stringify(value, null, 2)
        expect(JSON.stringify(parseDocument('a.json', text).value)).toBe(JSON.stringify(JSON.parse(text)))
      }),
    )
  })
})

describe('faults in words', () => {
  test('are one line: place, finding, suggestion, repair', () => {
    const document = parseDocument('themes/x/theme.json', '{\n  "bran": "#fff"\n}')
    const fault = document.faultAt(
      ['bran'],
      { code: 'key.unknown', message: 'unknown key "bran"', suggestion: '"brand"', repair: 'Rename it or remove it' },
      'key',
    )
    expect(formatFault(fault)).toBe(
      'themes/x/theme.json:2:3  unknown key "bran"; did you mean "brand"? Rename it or remove it.',
    )
    expect(formatFault({ ...fault, severity: 'warning' })).toContain(':2:3  warning: ')
  })

  test('come in the order of the text', () => {
    const document = parseDocument('a.json', '{"a": 1,\n"b": 2}')
    const faults = [
      document.faultAt(['b'], { code: 'b', message: 'b' }),
      document.faultAt(['a'], { code: 'a', message: 'a' }),
    ]
    expect(formatFaults(faults)).toBe('a.json:1:7  a.\na.json:2:6  b.')
  })

  test('show paths as one writes them, and values shortened', () => {
    expect(formatPath(['overrides', 'dark', 'color.canvas', 0, 'x'])).toBe('overrides.dark["color.canvas"][0].x')
    expect(describeValue('\u0000</style>')).toBe('"\\u0000</style>"')
    expect(describeValue('x'.repeat(1000)).length).toBeLessThan(100)
    expect(describeValue(undefined)).toBe('undefined')
  })
})

test('a file that is not UTF-8 is told so where the first letter is lost, and read as far as it goes', () => {
  const latin1 = new Uint8Array([...'{\n  "name": "Caf'].map((letter) => letter.charCodeAt(0)).concat(0xe9, 0x22, 0x7d))
  const { faults, value } = parseDocument('a.json', new TextDecoder().decode(latin1))
  expect(faults).toMatchObject([{ code: 'json.encoding', line: 2, column: 15 }])
  expect(value).toEqual({ name: 'Caf\ufffd' })
})

describe('closest', () => {
  test('finds what was meant, and only that', () => {
    expect(closest('bran', ['brand', 'accent'])).toBe('brand')
    expect(closest('Brand', ['brand'])).toBe('brand')
    expect(closest('color.action.bgg', ['color.action.bg', 'color.accent.bg'])).toBe('color.action.bg')
    expect(closest('tied', ['shoe', 'tide'])).toBe('tide')
    expect(closest('langauge', ['language'])).toBe('language')
    expect(closest('zzzzzz', ['brand', 'accent'])).toBeUndefined()
    expect(closest('x'.repeat(100_000), ['brand'])).toBeUndefined()
  })
})

test('lines end at any of the three line ends', () => {
  const position = indexLines('a\nb\r\nc\rd')
  expect([0, 2, 5, 7, 99].map((offset) => position(offset).line)).toEqual([1, 2, 3, 4, 4])
})
