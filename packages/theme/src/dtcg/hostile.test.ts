import { formatFault } from '@livery/document/format-fault'
import { expect, test } from 'vitest'
import { importTokens } from './import-tokens.ts'

const BRAND = { color: { brand: { verbatim: { $type: 'color', $value: '#7c3aed' } } } }
const color = (hex: string) => ({ $type: 'color', $value: hex })
const lines = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join(',')

function complaints(text: string, siblings: Readonly<Record<string, string>> = {}): string {
  const result = importTokens({ id: 'x', file: 'in.json', text, readSibling: (name) => siblings[name] })
  return (result.ok ? result.warnings : result.faults).map(formatFault).join('\n')
}
const faultsOf = (value: unknown, siblings?: Readonly<Record<string, string>>) =>
  complaints(JSON.stringify(value), siblings)

test.each<[name: string, text: string, complaint: RegExp]>([
  ['nothing', '', /in\.json:1:1 {2}the file is empty/],
  ['no JSON', '{"color": }', /in\.json:1:11 {2}a value is expected here/],
  ['a list', '[]', /expected an object of tokens/],
  ['too much of it', `{"a":"${'x'.repeat(600_000)}"}`, /at most \d+ are read/],
  ['too deep', `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`, /nested more than 64 levels deep/],
  ['too many', `{"brand":{"$value":"#fff"},${lines(6000, (i) => `"t${i}":{"$value":1}`)}}`, /more than 5000 tokens/],
  [
    'a prototype',
    '{"__proto__":{"brand":{"$type":"color","$value":"#fff"}}}',
    /no token or group may have this name \(found "__proto__"\)/,
  ],
  [
    'a constructor',
    '{"brand":{"$value":"#fff"},"constructor":{"prototype":{"$value":1}}}',
    /1:\d+ {2}no token .*"constructor"/,
  ],
  ['a name with a brace', '{"a}b{c":{"$value":1}}', /no token or group may have this name/],
  ['a key twice', '{"brand":{"$value":"#fff"},"brand":{"$value":"#000"}}', /appears twice/],
])('%s', (_name, text, complaint) => {
  expect(complaints(text)).toMatch(complaint)
  expect(({} as Record<string, unknown>).brand).toBeUndefined()
})

test('aliases that go in circles, lead nowhere, or grow without end', () => {
  const circle = { ...BRAND, a: { $value: '{b}' }, b: { $value: '{c}' }, c: { $ref: '#/a' } }
  expect(faultsOf(circle)).toMatch(/an alias leads back to itself \(found "a -> b -> c -> a"\)/)
  expect(faultsOf({ ...BRAND, a: { $value: '{a}' } })).toMatch(/"a -> a"/)
  expect(faultsOf({ ...BRAND, a: { $value: '{color.brand.verbatm}' } })).toMatch(
    /did you mean "color\.brand\.verbatim"\?/,
  )
  expect(faultsOf({ ...BRAND, a: { $value: { $ref: '#/color/brand/verbatim/$value/__proto__/x' } } })).toMatch(
    /not there/,
  )
  expect(faultsOf({ ...BRAND, a: { $value: { $ref: 'https://evil.test/x.json#/a' } } })).toMatch(/not there/)
  const laughs = Object.fromEntries(
    Array.from({ length: 30 }, (_, i) => [
      `l${i}`,
      { $type: 'shadow', $value: Array.from({ length: 10 }, () => (i === 0 ? 'ha' : `{l${i - 1}}`)) },
    ]),
  )
  expect(faultsOf({ ...BRAND, ...laughs })).toMatch(/a value of more than 500 parts/)
  expect(faultsOf({ ...BRAND, a: { $extends: '{b}' }, b: { $extends: '#/a' } })).toMatch(/a group extends itself/)
  expect(faultsOf({ ...BRAND, a: { $extends: '{toString}' } })).toMatch(/extends a group that is not there/)
})

test('a resolver reads no other place of the machine, and no other machine', () => {
  for (const $ref of [
    '../secret.json',
    '/etc/passwd',
    'a/../../b.json',
    'https://evil.test/a.json',
    'file:///etc/passwd',
    'a\\..\\b',
    '.hidden/../../x',
    '%2e%2e/x',
  ]) {
    const document = {
      version: '2025.10',
      sets: { s: { sources: [{ $ref }] } },
      resolutionOrder: [{ $ref: '#/sets/s' }],
    }
    expect(faultsOf(document), $ref).toMatch(/only files beside this one or below are read|there is no such file/)
  }
})

test('a resolver that is wrong', () => {
  const order = [{ $ref: '#/sets/s' }]
  expect(
    faultsOf({ version: '2025.10', sets: { s: { sources: [{ $ref: '#/sets/s' }] } }, resolutionOrder: order }),
  ).toMatch(/in a circle/)
  expect(faultsOf({ version: '2019', sets: { s: { sources: [BRAND] } }, resolutionOrder: order })).toMatch(
    /expected the edition "2025\.10" \(found "2019"\)/,
  )
  expect(faultsOf({ version: '2025.10', sets: {}, resolutionOrder: [{ $ref: '#/sets/__proto__' }] })).toMatch(
    /not in this document/,
  )
  expect(faultsOf({ version: '2025.10', sets: {}, modifiers: {}, resolutionOrder: 'all' })).toMatch(/expected a list/)
  const sizes = { contexts: { small: [BRAND], big: [{}] } }
  expect(
    faultsOf({ version: '2025.10', modifiers: { size: sizes }, resolutionOrder: [{ $ref: '#/modifiers/size' }] }),
  ).toMatch(/warning: a theme has only the modes light and dark: "size" is taken as it is in "small"/)
  expect(
    faultsOf(
      { version: '2025.10', sets: { s: { sources: [{ $ref: 'b.json' }] } }, resolutionOrder: order },
      { 'b.json': '{"a": 1' },
    ),
  ).toMatch(/^b\.json:1:\d+/)
})

test('values of the wrong kind stand with their line and column', () => {
  const text = `{
  "color": { "$type": "color",
    "brand": { "verbatim": { "$value": "#7c3aed" } },
    "canvas": { "$value": "red} body{background:url(//evil.test)" }
  },
  "radius": { "card": { "$type": "dimension", "$value": { "value": 1, "unit": "vw" } } },
  "space": { "4": { "$type": "color", "$value": "#fff" } },
  "motion": { "fast": { "$type": "duration", "$value": "100ms" } }
}`
  expect(
    complaints(text)
      .split('\n')
      .map((line) => line.split(' (found')[0]),
  ).toEqual([
    'in.json:4:15  color.canvas: expected a colour',
    'in.json:6:23  radius.card: expected a dimension in px or rem',
    'in.json:7:19  space.4: expected a dimension in px or rem',
    'in.json:8:23  motion.fast: expected a duration in ms or s',
  ])
})

test('what is not legible, not ours to change, or out of all bounds is refused where it stands', () => {
  const merged = (path: string, token: object) =>
    path.split('.').reduceRight<object>((inner, key) => ({ [key]: inner }), token)
  const pale = { color: { ...BRAND.color, text: { default: color('#f4f4f4') } } }
  expect(faultsOf(pale)).toMatch(/in\.json:1:\d+ .*color\.text\.default/)
  expect(faultsOf({ color: { ...BRAND.color, danger: { bg: color('#00ff00') } } })).toMatch(
    /warning: color\.danger\.bg is locked/,
  )
  expect(
    faultsOf({ ...BRAND, ...merged('space.4', { $type: 'dimension', $value: { value: 1e9, unit: 'px' } }) }),
  ).toMatch(/in\.json:1:\d+ .*-512 to 2048/)
  expect(faultsOf({ ...BRAND, ...merged('font.body', { $type: 'fontFamily', $value: ['Comic Sans MS'] }) })).toMatch(
    /families are not set one by one/,
  )
  expect(faultsOf({ brand: color('#7c3aed80') })).toMatch(/the brand must be an opaque colour/)
  expect(faultsOf({ a: color('#7c3aed') })).toMatch(/no token says what the brand is/)
})

test('what stands beside a token is only believed as far as a theme file would be', () => {
  const lie = (choices: unknown) => ({ $extensions: { 'app.livery': { choices } }, ...BRAND })
  expect(faultsOf(lie({ brand: '#000', fontUrl: 'https://evil.test' }))).toMatch(
    /in\.json:1:1 {2}unknown key "fontUrl"/,
  )
  expect(faultsOf(lie({ overrides: { all: { 'color.danger.bg': '#0f0' } } }))).toMatch(/locked/)
  expect(faultsOf(lie('everything'))).toBe('')
  const beside = {
    ...BRAND,
    texture: {
      canvas: {
        $type: 'color',
        $value: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.0627, hex: '#000000' },
        $extensions: { 'app.livery': { value: { pattern: 'url(x)', color: '#00000010', size: 1 } } },
      },
    },
  }
  expect(faultsOf(beside)).toMatch(/pattern|expected one of/)
})
