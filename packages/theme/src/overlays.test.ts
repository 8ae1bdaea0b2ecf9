import { describe, expect, test } from 'vitest'
import { type CompiledTheme, compileTheme } from './compile-theme.ts'
import { themeAt } from './theme-at.ts'

const compile = (overlays: object, more: object = {}) =>
  compileTheme({
    id: 'test',
    file: 'themes/test/theme.json',
    text: JSON.stringify({ brand: '#7c3aed', ...more, overlays }, null, 2),
  })

function compiled(overlays: object, more?: object): CompiledTheme {
  const result = compile(overlays, more)
  if (!result.ok) throw new Error(JSON.stringify(result.faults))
  return result.theme
}

function faultsOf(overlays: object, more?: object) {
  const result = compile(overlays, more)
  return result.ok ? [] : result.faults.map(({ code, path, message }) => `${code} at ${path}: ${message}`)
}

const newYear = { from: '2026-12-26', until: '2027-01-06', accent: '#d4a017', texture: 'dots' }

describe('an overlay', () => {
  test('changes what it says and leaves the theme as such alone', () => {
    const plain = compiled({})
    const theme = compiled({ 'new-year': newYear })
    expect({ ...theme, overlays: [] }).toEqual(plain)
    const [overlay] = theme.overlays
    expect(overlay).toMatchObject({ id: 'new-year', from: '2026-12-26T00:00', until: '2027-01-07T00:00' })
    expect(overlay?.theme.values.light['color.accent.bg']).not.toBe(plain.values.light['color.accent.bg'])
    expect(overlay?.theme.values.light['color.action.bg']).toBe(plain.values.light['color.action.bg'])
    expect(overlay?.theme.hash).not.toBe(plain.hash)
  })

  test('changes no measure, so that nothing moves on an open page', () => {
    const theme = compiled({ 'new-year': newYear }, { type: { Latn: 'luxe' }, density: 'compact' })
    const { light } = theme.values
    const overlaid = theme.overlays[0]?.theme.values.light
    for (const id of Object.keys(light) as (keyof typeof light)[]) {
      if (/^(?:space|size|font|text\b|line|letter|radius|border)/.test(id))
        expect(overlaid?.[id], id).toEqual(light[id])
    }
  })

  test('is refused when it could make the site unknown or illegible, at its own line', () => {
    expect(faultsOf({ x: { ...newYear, brand: '#ff0000' } })).toEqual([
      'key.unknown at overlays.x.brand: unknown key "brand"',
    ])
    expect(faultsOf({ x: { ...newYear, overrides: { all: { 'color.text.default': '#ffffff' } } } })).toEqual([
      expect.stringContaining(
        'theme.overlay at overlays.x.overrides.all["color.text.default"]: an overlay cannot set this leaf',
      ),
    ])
    expect(faultsOf({ x: { ...newYear, overrides: { light: { 'color.accent.text': '#fefefe' } } } })[0]).toMatch(
      /^theme\.contrast at overlays\.x\.overrides\.light\["color\.accent\.text"\]: x: color\.accent\.text on .* reaches/,
    )
  })

  test('needs days of the calendar, in order, one overlay at a time', () => {
    expect(faultsOf({ x: { ...newYear, from: '2026-02-30' } })).toEqual([
      'theme.overlay.time at overlays.x.from: there is no such day or hour',
    ])
    expect(faultsOf({ x: { ...newYear, until: '2026-12-25' } })).toEqual([
      'theme.overlay.time at overlays.x.until: the overlay ends before it begins, at 2026-12-26',
    ])
    expect(faultsOf({ x: newYear, y: { from: '2027-01-06T12:00', until: '2027-02-01' } })).toEqual([
      'theme.overlay.overlap at overlays.y: "y" begins at 2027-01-06T12:00, while "x" holds until 2027-01-07T00:00',
    ])
    expect(faultsOf({ x: { until: '2027-01-06' }, 'Bad Name': newYear })).toHaveLength(2)
  })

  test('may begin and end at the same instant everywhere, told by its offset', () => {
    const [cup] = compiled({ cup: { from: '2026-12-24T18:00+08:00', until: '2026-12-26T00:00Z' } }).overlays
    expect(cup).toMatchObject({ from: '2026-12-24T10:00Z', until: '2026-12-26T00:00Z' })
    expect(faultsOf({ x: { ...newYear, until: '2027-01-06T00:00Z' } })).toEqual([
      expect.stringMatching(/^theme\.overlay\.time at overlays\.x\.until: one end is by the clock of the merchant/),
    ])
    for (const from of [
      '2026-12-24T18:00+99:00',
      '2026-12-24 18:00',
      '2026-12-24T18:00:00',
      '24.12.2026',
      '2026-12-24T24:00Z',
    ])
      expect(faultsOf({ x: { from, until: '2027-01-06T00:00Z' } }), from).toHaveLength(1)
  })

  test('that is told by a clock and one told by an offset must be apart by every clock of the world', () => {
    const sale = { from: '2027-01-07T00:00Z', until: '2027-01-09T00:00Z' }
    expect(faultsOf({ 'new-year': newYear, sale })).toEqual([
      'theme.overlay.overlap at overlays.sale: "sale" begins at 2027-01-07T00:00Z, while "new-year" holds until 2027-01-07T00:00 somewhere in the world',
    ])
    expect(faultsOf({ 'new-year': newYear, sale: { ...sale, from: '2027-01-07T12:00Z' } })).toEqual([])
  })

  test('that covers two others is told of both, beside what else is wrong', () => {
    const day = (from: string) => ({ from, until: from })
    expect(
      faultsOf(
        { long: newYear, a: day('2026-12-27'), b: day('2026-12-29') },
        { overrides: { light: { 'color.heading': '#fff' } } },
      ),
    ).toEqual([
      expect.stringMatching(/^theme\.contrast at overrides\.light/),
      expect.stringMatching(/^theme\.overlay\.overlap at overlays\.a: .*"long" holds until/),
      expect.stringMatching(/^theme\.overlay\.overlap at overlays\.b: .*"long" holds until/),
    ])
  })

  test('of a parent holds in its child, unless the child has one of the same name', () => {
    const parent = JSON.stringify({ brand: '#7c3aed', overlays: { 'new-year': newYear } })
    const child = (overlays: object) =>
      compileTheme({
        id: 'child',
        file: 'child.json',
        text: JSON.stringify({ extends: 'parent', overlays }),
        resolveParent: () => ({ file: 'parent.json', text: parent }),
      })
    const inherited = child({})
    const replaced = child({ 'new-year': { ...newYear, until: '2026-12-31' } })
    expect(inherited.ok && inherited.theme.overlays.map(({ until }) => until)).toEqual(['2027-01-07T00:00'])
    expect(replaced.ok && replaced.theme.overlays.map(({ until }) => until)).toEqual(['2027-01-01T00:00'])
  })
})

describe('themeAt', () => {
  const theme = compiled({
    'new-year': newYear,
    week: { from: '2027-03-01T09:00', until: '2027-03-07T21:00', pictures: 'vivid' },
  })
  const at = (instant: string, zone: string) => {
    const { overlay, untilMs } = themeAt(theme, Date.parse(instant), zone)
    return [overlay, untilMs === null ? null : new Date(untilMs).toISOString()]
  }

  test('comes on and goes off by the clock of the merchant', () => {
    expect(at('2026-12-25T15:59:59Z', 'Asia/Manila')).toEqual([null, '2026-12-25T16:00:00.000Z'])
    expect(at('2026-12-25T16:00:00Z', 'Asia/Manila')).toEqual(['new-year', '2027-01-06T16:00:00.000Z'])
    expect(at('2026-12-25T16:00:00Z', 'Europe/Malta')).toEqual([null, '2026-12-25T23:00:00.000Z'])
    expect(at('2027-01-06T16:00:00Z', 'Asia/Manila')).toEqual([null, '2027-03-01T01:00:00.000Z'])
    expect(at('2027-03-07T12:59:59Z', 'Asia/Manila')).toEqual(['week', '2027-03-07T13:00:00.000Z'])
    expect(at('2027-03-07T13:00:00Z', 'Asia/Manila')).toEqual([null, null])
  })

  test('comes on everywhere at once where an offset is written', () => {
    const everywhere = compiled({ cup: { from: '2026-12-24T18:00+08:00', until: '2026-12-25T18:00+08:00' } })
    for (const zone of ['Asia/Manila', 'Europe/Malta', 'America/Lima'])
      expect(themeAt(everywhere, Date.parse('2026-12-24T10:00:00Z'), zone)).toMatchObject({
        overlay: 'cup',
        untilMs: Date.parse('2026-12-25T10:00:00Z'),
      })
  })

  test('holds where the clock is put forward over the hour of its beginning', () => {
    const spring = compiled({ spring: { from: '2027-03-28T02:30', until: '2027-03-29', pictures: 'vivid' } })
    expect(themeAt(spring, Date.parse('2027-03-28T01:30:00Z'), 'Europe/Malta').overlay).toBe('spring')
    expect(themeAt(spring, Date.parse('2027-03-28T00:59:59Z'), 'Europe/Malta').overlay).toBe(null)
  })
})
