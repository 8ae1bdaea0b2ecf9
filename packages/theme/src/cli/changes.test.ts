import { expect, test } from 'vitest'
import { type CompiledTheme, compileTheme } from '../compile-theme.ts'
import { changesBetween } from './changes.ts'

function theme(choices: object): CompiledTheme {
  const result = compileTheme({ id: 'test', file: 'test.json', text: JSON.stringify(choices) })
  if (!result.ok) throw new Error(JSON.stringify(result.faults))
  return result.theme
}
const sentences = (before: object, after: object) =>
  changesBetween(theme(before), theme(after)).map(({ sentence }) => sentence)

test('nothing changed is nothing said', () => {
  expect(sentences({ brand: '#7c3aed' }, { brand: '#7C3AED' })).toEqual([])
})

test('a new brand is told by what one presses, its label, and how well that reads', () => {
  const [first] = sentences({ brand: '#7c3aed' }, { brand: '#f59e0b' })
  expect(first).toMatch(/^Primary button goes from violet to amber, its label turns dark, [\d.]+:1 becomes [\d.]+:1/)
})

test('a shape is told in pixels, and colours stay out of it', () => {
  const lines = sentences({ brand: '#7c3aed', radius: 10 }, { brand: '#7c3aed', radius: 4 })
  expect(lines.some((sentence) => /^Buttons and fields: [\d.]+ px becomes [\d.]+ px\.$/.test(sentence))).toBe(true)
  expect(lines.some((sentence) => /button goes/.test(sentence))).toBe(false)
})

test('what holds in one mode says so', () => {
  const lines = sentences(
    { brand: '#7c3aed' },
    { brand: '#7c3aed', overrides: { dark: { 'color.surface.raised': '#301010' } } },
  )
  expect(lines.find((sentence) => sentence.startsWith('A card'))).toMatch(/\(dark mode\)\.$/)
})
