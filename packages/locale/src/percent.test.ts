import { expect, test } from 'vitest'
import { percent } from './percent.ts'
import { localeByCode } from './registry.ts'

test.each([
  ['EN', 0.8, '0.8%'],
  ['RU', 0.8, '0,8%'],
  ['TR', 100, '%100'],
  ['AR', 10, '10%'],
])('in %s %d is written %s', (code, value, written) => {
  const locale = localeByCode(code)
  if (!locale) throw new Error(`there is no language ${code}`)
  expect(percent(value, locale)).toBe(written)
})
