import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { beforeAll, expect, test } from 'vitest'
import { breakLines } from './break-lines.ts'
import { type OpenFont, openFont, shapeLine } from './shape-line.ts'
import { visualRuns } from './visual-runs.ts'

const { resolve } = createRequire(new URL('../../../theme/package.json', import.meta.url))
const fontOf = (file: string, weight: number) => openFont({ bytes: readFileSync(resolve(file)), weight })

let latin: OpenFont
let heavy: OpenFont
let arabic: OpenFont
beforeAll(async () => {
  latin = await fontOf('@fontsource-variable/sora/files/sora-latin-wght-normal.woff2', 400)
  heavy = await fontOf('@fontsource-variable/sora/files/sora-latin-wght-normal.woff2', 800)
  arabic = await fontOf('@fontsource-variable/el-messiri/files/el-messiri-arabic-wght-normal.woff2', 600)
})

const widthOf = (text: string, fonts: readonly OpenFont[], direction: 'ltr' | 'rtl' = 'ltr') =>
  shapeLine(text, fonts, 100, direction)?.width ?? 0

test('a weight is set: heavier letters are wider', () => {
  expect(widthOf('Night', [heavy])).toBeGreaterThan(widthOf('Night', [latin]))
})

test('Arabic letters are joined: a word is not the sum of its letters', () => {
  const apart = [...'مرحبا'].reduce((sum, letter) => sum + widthOf(letter, [arabic], 'rtl'), 0)
  expect(widthOf('مرحبا', [arabic], 'rtl')).toBeLessThan(apart * 0.9)
})

test('a name in other letters comes from the next font, and stands at the reader’s left', () => {
  const whole = shapeLine('أهلا Oasis', [arabic, latin], 100, 'rtl')
  const name = shapeLine('Oasis', [latin], 100, 'ltr')
  expect(whole?.path.startsWith(name?.path.slice(0, 40) ?? '?')).toBe(true)
})

test('a number in an Arabic sentence keeps the order of its digits, a Latin one that of its words', () => {
  const order = (line: string, direction: 'ltr' | 'rtl') => visualRuns(line, direction).map(({ text }) => text)
  expect(order('من 24 ساعة', 'rtl')).toEqual([' ساعة', '24', 'من '])
  expect(order('أهلا Oasis Club 7 نعم', 'rtl')).toEqual([' نعم', 'Oasis Club 7', 'أهلا '])
  expect(order('Oasis واحة 24 more', 'ltr')).toEqual(['Oasis ', '24', 'واحة ', ' more'])
  expect(visualRuns('abc', 'ltr', (index) => index === 2).map(({ text }) => text)).toEqual(['ab', 'c'])
  expect(visualRuns('', 'rtl')).toEqual([])
})

test('a text that no font has whole is not set at all', () => {
  expect(shapeLine('Ночь', [latin, arabic], 100, 'ltr')).toBeNull()
  expect(shapeLine('Night 夜', [latin], 100, 'ltr')).toBeNull()
})

test('lines are few, and of about one length', () => {
  const count = (piece: string) => piece.length
  expect(breakLines('one two three four', 30, 3, count)).toEqual(['one two three four'])
  expect(breakLines('one two three four', 12, 3, count)).toEqual(['one two', 'three four'])
  expect(breakLines('one two three four', 4, 3, count)).toBeNull()
  expect(breakLines('unbreakable', 5, 3, count)).toBeNull()
  expect(breakLines('', 5, 3, count)).toBeNull()
  let measured = 0
  const many = Array.from({ length: 60 }, () => 'a').join(' ')
  const lines = breakLines(many, 25, 5, (piece) => {
    measured += 1
    return piece.length
  })
  expect(lines?.map(count)).toEqual([23, 23, 23, 23, 23])
  // Each piece is set once: typesetting costs more than counting lines.
  expect(measured).toBeLessThan(60)
})
