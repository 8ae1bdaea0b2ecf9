import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSafe } from 'redos-detector'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { compileCustom } from './custom.ts'
import { formatMobile, mobileFault, nationalDigits } from './mobile-numbers.ts'
import { NAMED_RULES } from './named-rules.ts'
import { FIELD_TYPES, normalise } from './normalise.ts'
import { PATTERNS } from './patterns.ts'

/** Every expression in the sources of this package, read from their syntax, so that a new one is checked too. */
function expressions(): { readonly file: string; readonly source: string; readonly flags: string }[] {
  const files = readdirSync(import.meta.dirname).filter((file) => /(?<!\.test)\.ts$/.test(file))
  return files.flatMap((file) => {
    const found: { file: string; source: string; flags: string }[] = []
    const { program } = parseSync(file, readFileSync(join(import.meta.dirname, file), 'utf8'))
    visit(program, (node) => {
      const regex = node.regex as { pattern: string; flags: string } | undefined
      if (node.type === 'Literal' && regex) found.push({ file, source: regex.pattern, flags: regex.flags })
      const made = (node.callee as { name?: string } | undefined)?.name === 'RegExp'
      if (made) throw new Error(`${file} makes an expression of text, which nothing can check`)
    })
    return found
  })
}

function visit(node: unknown, see: (node: Record<string, unknown>) => void): void {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node)) see(node as Record<string, unknown>)
  for (const child of Object.values(node)) visit(child, see)
}

const found = expressions()

test('there are expressions to look at', () => {
  expect(found.length).toBeGreaterThan(40)
})

test.each(found)('$file: /$source/$flags never looks back', ({ source, flags }) => {
  const { safe, error } = isSafe(new RegExp(source, flags), { maxScore: 20 })
  expect({ safe, error }).toEqual({ safe: true, error: null })
})

/** Values that are hardest for a backtracking expression: nearly right, and wrong at their end. */
const HOSTILE = ['a', '1', ' ', '.', '-', '@', 'a.', 'a-', 'a1', 'ก', 'A ', '玩', '/', 'facebook.com/', '+1 ', '(', '٣']
const hostile = (length: number) =>
  HOSTILE.flatMap((unit) => {
    const long = unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
    return [`${long}\u0001`, `a@${long}`, `${long}@`]
  })

/** CPU time, the least of five runs, so that a busy machine does not make a rule look slow. */
function cpu(run: () => void): number {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < 5; round += 1) {
    const before = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, user + system)
  }
  return least
}

/** The factor by which the time grows when the length grows eightfold: 8 for linear time, 64 for quadratic. */
function growth(check: (value: string) => unknown, length: number): number {
  const [short, long] = [hostile(length), hostile(length * 8)]
  const once = cpu(() => short.forEach(check))
  return cpu(() => long.forEach(check)) / Math.max(once, 500)
}

describe('eight times the length takes about eight times the time, never its square:', () => {
  test.each(PATTERNS)('template $id, $name', ({ test: check }) => {
    expect(growth(check, 8000)).toBeLessThan(30)
  })

  test.each(NAMED_RULES)('$name', ({ test: check, tidy }) => {
    expect(growth((value) => check(tidy(value)), 4000)).toBeLessThan(30)
  })

  test.each(FIELD_TYPES)('what is done to a value of type %s first', (type) => {
    expect(growth((value) => normalise(value, type), 4000)).toBeLessThan(30)
  })

  test.each(['^(\\w+\\s?)*$', '(a+)+$', '(a|a)*b', '(?=(a+)+$)a*!', '(?:a*)*(?:a*)*b', '.*.*.*1'])(
    'a merchant’s %s, which would stop another engine',
    async (pattern) => {
      expect(growth(await compileCustom(pattern), 1000)).toBeLessThan(30)
    },
  )
})

test('a mobile number takes no time either, within what a field can hold', () => {
  const check = (value: string) => {
    mobileFault(nationalDigits(value, '63'), '63')
    formatMobile(value.replace(/[^0-9]/g, ''), '63')
  }
  const values = hostile(32)
  expect(cpu(() => hostile(250).forEach(check))).toBeLessThan(
    40 *
      Math.max(
        cpu(() => values.forEach(check)),
        2000,
      ),
  )
})
