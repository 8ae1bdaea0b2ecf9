import { parseDocument } from '@livery/document/parse-document'
import { describe, expect, test } from 'vitest'
import { leafMoves } from './leaf-moves.ts'
import { migrate } from './migrate.ts'
import type { Migration } from './migration.ts'

const steps: readonly Migration[] = [
  {
    number: 1,
    from: '0.8',
    to: '0.9',
    meaning: 'primary is called brand.',
    migrate: ({ primary, ...rest }) => ({ ...rest, brand: primary }),
    origin: ([first, ...rest]) => [first === 'brand' ? 'primary' : (first ?? ''), ...rest],
  },
  {
    number: 2,
    from: '0.9',
    to: '1.0',
    meaning: 'rounding is called radius, in words.',
    migrate: ({ rounding, ...rest }) => {
      if (rounding === 'spiky') throw new Error('"spiky" has no successor')
      return { ...rest, radius: rounding === 2 ? 'large' : 'small' }
    },
    origin: ([first, ...rest]) => [first === 'radius' ? 'rounding' : (first ?? ''), ...rest],
  },
]
const read = (text: string) => migrate(parseDocument('x.json', text), steps, '1.0')

describe('migrate', () => {
  test('carries an old file forward, every step in order', () => {
    const { value, steps: taken } = read('{"contract": "0.8", "primary": "#fff", "rounding": 2}')
    expect(value).toEqual({ contract: '1.0', brand: '#fff', radius: 'large' })
    expect(taken.map(({ to }) => to)).toEqual(['0.9', '1.0'])
  })

  test('keeps the places of faults in the old text', () => {
    const { origin } = read('{"contract": "0.8", "primary": "#fff", "rounding": 2}')
    expect(origin(['brand'])).toEqual(['primary'])
    expect(origin(['radius'])).toEqual(['rounding'])
    expect(origin(['overrides', 'all'])).toEqual(['overrides', 'all'])
  })

  test('leaves a current file, and one that does not say, alone', () => {
    for (const text of ['{"contract": "1.0", "brand": "#fff"}', '{"brand": "#fff"}']) {
      const document = parseDocument('x.json', text)
      expect(migrate(document, steps, '1.0').value).toBe(document.value)
    }
  })

  test('is all or nothing: when a step fails the file stays as it is, with the reason', () => {
    const document = parseDocument('x.json', '{"contract": "0.8", "primary": "#fff", "rounding": "spiky"}')
    const { value, refusal, steps: taken } = migrate(document, steps, '1.0')
    expect(value).toBe(document.value)
    expect(taken).toEqual([])
    expect(refusal).toMatchObject({
      code: 'theme.migration',
      message: expect.stringContaining('"spiky" has no successor'),
    })
  })

  test('never changes the value it was given', () => {
    const document = parseDocument('x.json', '{"contract": "0.8", "primary": "#fff"}')
    const before = JSON.stringify(document.value)
    migrate(
      document,
      [{ ...(steps[0] as Migration), migrate: (value) => Object.assign(value, { primary: 1 }) }, steps[1] as Migration],
      '1.0',
    )
    expect(JSON.stringify(document.value)).toBe(before)
  })

  test('refuses a version from nowhere or from the future, naming those it knows', () => {
    expect(read('{"contract": "9.0"}').refusal).toMatchObject({
      code: 'theme.contract',
      repair: expect.stringContaining('"0.8", "0.9", "1.0"'),
    })
  })
})

describe('a step that takes leaves out', () => {
  const removed = { 'color.gone': 'color.heading', 'color.void': null }
  const step: Migration = { number: 1, from: '1.0', to: '1.1', meaning: 'Two leaves go.', ...leafMoves(removed) }
  const read = (form: object) =>
    migrate(parseDocument('x.json', JSON.stringify({ contract: '1.0', ...form })), [step], '1.1')
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

  test('sets what was set on them on their successors, in overlays too', () => {
    const overrides = { light: { 'color.gone': '#111', 'color.void': '#222', 'color.canvas': '#fff' }, all: {} }
    const { value } = read({ overrides, overlays: { fair: { from: '2027-01-01', overrides }, odd: 3 } })
    const moved = { light: { 'color.heading': '#111', 'color.canvas': '#fff' }, all: {} }
    expect(plain(value)).toEqual({
      contract: '1.1',
      overrides: moved,
      overlays: { fair: { from: '2027-01-01', overrides: moved }, odd: 3 },
    })
  })

  test('leaves a successor as it was set', () => {
    const { value } = read({ overrides: { light: { 'color.gone': '#111', 'color.heading': '#333' } } })
    expect(plain(value).overrides).toEqual({ light: { 'color.heading': '#333' } })
  })

  test('keeps the places of faults, whichever of the two was set', () => {
    const set = (id: string) => read({ overrides: { light: { [id]: '#111' } } }).origin
    expect(set('color.gone')(['overrides', 'light', 'color.heading'])).toEqual(['overrides', 'light', 'color.gone'])
    expect(set('color.heading')(['overrides', 'light', 'color.heading'])).toEqual([
      'overrides',
      'light',
      'color.heading',
    ])
    const { origin } = read({ overlays: { fair: { overrides: { all: { 'color.gone': '#111' } } } } })
    expect(origin(['overlays', 'fair', 'overrides', 'all', 'color.heading'])).toEqual([
      'overlays',
      'fair',
      'overrides',
      'all',
      'color.gone',
    ])
    expect(origin(['brand'])).toEqual(['brand'])
  })

  test('does not stumble over what is no theme', () => {
    for (const form of [{ overrides: 3 }, { overrides: { light: [1] } }, { overlays: [] }, { overlays: { x: null } }])
      expect(plain(read(form).value)).toEqual({ contract: '1.1', ...form })
    const hostile = parseDocument('x.json', '{"contract": "1.0", "overrides": {"all": {"__proto__": {"polluted": 1}}}}')
    expect(
      Object.keys((migrate(hostile, [step], '1.1').value as { overrides: { all: object } }).overrides.all),
    ).toEqual(['__proto__'])
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })
})
