import { describe, expect, test } from 'vitest'
import { compileTheme } from './compile-theme.ts'
import type { ResolveParent } from './extend.ts'

const files: Readonly<Record<string, string>> = {
  base: '{"brand": "#7c3aed", "brandDark": "#a78bfa", "radius": "none", "chrome": "ink", "overrides": {"all": {"space.1": 2, "space.2": 6}}}',
  middle: '{"extends": "base", "depth": "flat"}',
  broken: '{\n  "brand": "violet"\n}',
  circle: '{"extends": "test"}',
  poor: '{"brand": "#7c3aed", "overrides": {"light": {"color.text.muted": "#999999"}}}',
  'deep-1': '{"extends": "deep-2"}',
  'deep-2': '{"extends": "deep-3"}',
  'deep-3': '{"extends": "deep-4"}',
  'deep-4': '{"extends": "deep-5"}',
  'deep-5': '{"brand": "#000"}',
}
const resolveParent: ResolveParent = (id) => {
  const text = files[id]
  return text === undefined ? undefined : { file: `${id}.json`, text }
}
const compile = (text: string) => compileTheme({ id: 'test', file: 'test.json', text, resolveParent })

describe('a theme that extends another', () => {
  test('has what its parent chose, its own choices first, overrides leaf by leaf', () => {
    const result = compile('{"extends": "middle", "overrides": {"all": {"space.2": 10}}}')
    if (!result.ok) throw new Error(JSON.stringify(result.faults))
    const { light, dark } = result.theme.values
    expect(dark['color.brand.verbatim']).toBe('#a78bfa')
    expect(light['radius.card']).toEqual({ start: 0, end: 0 })
    expect(light['space.1']).toEqual({ value: 2, unit: 'px' })
    expect(light['space.2']).toEqual({ value: 10, unit: 'px' })
  })

  test('with a brand of its own does not keep the dark brand of its parent', () => {
    const result = compile('{"extends": "base", "brand": "#b5502a"}')
    expect(result.ok && result.theme.values.dark['color.brand.verbatim']).toBe('#b5502a')
  })

  test('reports faults of its parent in the parent’s file', () => {
    const result = compile('{"extends": "broken"}')
    expect(!result.ok && result.faults).toMatchObject([{ file: 'broken.json', line: 2, column: 12 }])
  })

  test('reports an override of its parent that is not legible in the parent’s file', () => {
    const result = compile('{"extends": "poor", "depth": "flat"}')
    expect(!result.ok && result.faults[0]).toMatchObject({ file: 'poor.json', code: 'theme.contrast' })
  })

  test.each([
    ['{"extends": "test"}', 'extends itself: test -> test'],
    ['{"extends": "circle"}', 'extends itself: test -> circle -> test'],
    ['{"extends": "nowhere"}', 'there is no theme "nowhere"'],
    ['{"extends": "deep-1"}', 'more than 4 parents in a row'],
  ])('%s is refused: %s', (text, message) => {
    const result = compile(text)
    expect(!result.ok && result.faults).toMatchObject([{ code: 'theme.extends', message }])
  })

  test('needs a brand from somewhere', () => {
    const result = compile('{"depth": "flat"}')
    expect(!result.ok && result.faults).toMatchObject([{ code: 'key.missing', line: 1, column: 1 }])
  })
})
