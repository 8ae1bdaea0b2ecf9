import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileCustom, isCustom, PatternError } from './custom.ts'
import { splitLookaheads } from './split-lookaheads.ts'

/** Patterns merchants write; JavaScript's own engine is the judge of what they mean. */
const PATTERNS = [
  '^[a-zA-Z][a-zA-Z0-9]{3,11}$',
  '[a-z]+|[0-9]+',
  '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)[^ ]{3,8}$',
  '(?!admin)(?!.*\\s)\\w+',
  '^(?=.{3,5}$)[a-c1-3]*$',
  '(?=[abc])(?!a1).*',
  '^\\S+@\\S+\\.\\S+$',
  '.*',
  '[\\s\\d]*',
  '^(?:a|b)(?:1|2)?$',
  '\\p{Script=Han}+a?',
  '[\\[\\]a]+',
  '^[^|()]*$',
  '\\u0061+1*',
]

const alphabet = fc.constantFrom('a', 'b', 'c', 'A', 'B', '1', '2', ' ', '@', '.', '|', '[', '玩', '\u3000', '\r', '🎲')

describe('a custom pattern', () => {
  test.each(PATTERNS)('%s means what JavaScript means by it, for the whole value', async (pattern) => {
    const matches = await compileCustom(pattern)
    const judge = new RegExp(`^(?:${pattern})$`, 'u')
    fc.assert(
      fc.property(fc.string({ unit: alphabet, maxLength: 9 }), (value) => {
        expect(matches(value)).toBe(judge.test(value))
      }),
      { numRuns: 2000 },
    )
  })

  test.each(['^(\\w+\\s?)*$', '(a+)+$', '(a|a)*b', '(?=(a+)+$)a*!'])('%s answers at once', async (pattern) => {
    const matches = await compileCustom(pattern)
    const start = performance.now()
    matches(`${'a'.repeat(254)}!`)
    expect(performance.now() - start).toBeLessThan(200)
  })

  test.each([
    '(a)\\1',
    '(?<=a)b',
    '(?<!a)b',
    '(',
    '[a',
    '(?=a',
    '(?=a)*b',
    '(?=a)b|c',
    'a(?=b)',
    '\\Aa',
    '\\Q.\\E',
    'a'.repeat(513),
  ])('%s is refused with a reason', async (pattern) => {
    await expect(compileCustom(pattern)).rejects.toThrow(PatternError)
  })

  test('a lone star and nothing are no pattern', () => {
    expect(['', '*', '.*', '**'].map(isCustom)).toEqual([false, false, true, true])
  })

  test('leading look-aheads become conditions, parentheses in classes and escapes are no syntax', () => {
    expect(splitLookaheads('^(?=.*[)])(?!\\))x$')).toEqual({
      lookaheads: [
        { body: '.*[)]', negative: false },
        { body: '\\)', negative: true },
      ],
      rest: 'x$',
    })
    expect(splitLookaheads('a|b')).toEqual({ lookaheads: [], rest: 'a|b' })
  })
})
