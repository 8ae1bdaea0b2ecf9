import { expect, test } from 'vitest'
import { beginsLater } from './use-force-words.ts'

test('a contract that is agreed for the next period is not in force yet', () => {
  const at = new Date('2026-11-28T01:00:00Z')
  expect(beginsLater({ since: '2026-11-28T02:00:00.000Z' }, at)).toBe(true)
  expect(beginsLater({ since: '2026-11-28T01:00:00.000Z' }, at)).toBe(false)
  expect(beginsLater({ since: null }, at)).toBe(false)
})
