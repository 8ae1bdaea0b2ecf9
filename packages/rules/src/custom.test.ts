import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileCustom, isCustom, PatternError } from './custom.ts'
import { PATTERNS as TEMPLATES } from './patterns.ts'
import { splitLookaheads } from './split-lookaheads.ts'

/** Patterns as merchants write them; JavaScript's own engine decides what they mean. */
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

/**
 * Patterns of the grammar that both engines share: classes, escapes, groups, alternatives, counts, leading look-aheads.
 */
const atom = fc.constantFrom(
  ...[
    'a',
    'b',
    'A',
    '1',
    '2',
    ' ',
    '@',
    '\\.',
    '\\|',
    '\\[',
    '.',
    '\\d',
    '\\D',
    '\\w',
    '\\W',
    '\\s',
    '\\S',
    '🎲',
    '玩',
    '\\u3000',
  ],
  ...[
    '[ab]',
    '[^ab]',
    '[a-c1-3]',
    '[^\\d]',
    '[\\s@]',
    '[\\w.]',
    '[[|]',
    '[^玩]',
    '\\p{Script=Han}',
    '\\P{Script=Han}',
    '\\p{L}',
  ],
)
const count = fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{0,2}', '{1,}', '*?', '+?', '??')
const { expression } = fc.letrec<{ expression: string; sequence: string; piece: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 3 },
    tie('sequence'),
    fc.tuple(tie('sequence'), tie('expression')).map(([one, other]) => `${one}|${other}`),
  ),
  sequence: fc.array(tie('piece'), { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join('')),
  piece: fc.oneof(
    { maxDepth: 3 },
    fc.tuple(atom, count).map(([one, times]) => one + times),
    fc
      .tuple(fc.constantFrom('(', '(?:'), tie('expression'), count)
      .map(([open, inner, times]) => `${open}${inner})${times}`),
  ),
}))
const condition = fc.tuple(fc.constantFrom('(?=', '(?!'), expression).map(([open, inner]) => `${open}.*(?:${inner}))`)

/** JavaScript's result for each value; null for the few patterns on which it backtracks for seconds. */
function judge(pattern: string, values: readonly string[]): readonly boolean[] | null {
  const each = 'values.map((value) => new RegExp(source, "u").test(value))'
  try {
    return runInNewContext(each, { source: `^(?:${pattern})$`, values }, { timeout: 200 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return null
    throw error
  }
}

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

  test('any pattern of the shared grammar means the same to both engines', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(condition, { maxLength: 2 }),
        expression,
        fc.array(fc.string({ unit: alphabet, maxLength: 8 }), { minLength: 12, maxLength: 12 }),
        async (conditions, rest, values) => {
          const pattern = `^${conditions.join('')}${conditions.length > 0 ? `(?:${rest})` : rest}$`
          fc.pre(pattern.length <= 200 && (conditions.length > 0 || !rest.includes('|')))
          const matches = await compileCustom(pattern)
          const judged = judge(pattern, values)
          fc.pre(judged !== null)
          for (const [index, value] of values.entries())
            expect(matches(value), `${pattern} on ${JSON.stringify(value)}`).toBe(judged?.[index])
        },
      ),
      { numRuns: 400 },
    )
  })

  test('every template’s own expressions mean the same to both engines', async () => {
    for (const { shape, valid, invalid } of TEMPLATES) {
      for (const { source } of shape) {
        const matches = await compileCustom(source.startsWith('^') ? source : `[^]*${source}[^]*`).catch(
          () => undefined,
        )
        const judge = new RegExp(source.startsWith('^') ? source : `^[^]*${source}[^]*$`, 'u')
        for (const value of [...valid, ...invalid]) if (matches) expect(matches(value), source).toBe(judge.test(value))
      }
    }
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
