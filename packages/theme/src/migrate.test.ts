import { parseDocument } from '@livery/document/parse-document'
import { describe, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { type Migration, migrations } from './migrations.ts'

const steps: readonly Migration[] = [
  {
    from: '0.8',
    to: '0.9',
    meaning: 'primary is called brand.',
    migrate: ({ primary, ...rest }) => ({ ...rest, brand: primary }),
    origin: ([first, ...rest]) => [first === 'brand' ? 'primary' : (first ?? ''), ...rest],
  },
  {
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

  test('has steps that follow on each other, each with a meaning', () => {
    for (const [index, step] of migrations.entries()) {
      expect(step.meaning).toMatch(/\.$/)
      if (index > 0) expect(step.from).toBe(migrations[index - 1]?.to)
    }
  })
})
