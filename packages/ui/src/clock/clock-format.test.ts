import { expect, test } from 'vitest'
import { clockFormat } from './clock-format.ts'

const NOON = Date.UTC(2026, 10, 18, 4, 0, 7)
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test('the same instant in zones and languages', () => {
  expect(plain(clockFormat('en-GB', 'Asia/Manila', 'time', false).format(NOON))).toBe('12:00:07')
  expect(plain(clockFormat('en-PH', 'Asia/Manila', 'time', true).format(NOON))).toBe('12:00:07 PM GMT+8')
  expect(plain(clockFormat('en-GB', 'America/Sao_Paulo', 'date-time', false).format(NOON))).toBe(
    '18 Nov 2026, 01:00:07',
  )
  expect(plain(clockFormat('en-GB', 'America/Sao_Paulo', 'figures', false).format(NOON))).toBe('18/11/2026, 01:00:07')
  expect(plain(clockFormat('th', 'Asia/Bangkok', 'date-time', false).format(NOON))).toContain('2569')
})

test('a zone or a language that there is not is refused', () => {
  expect(() => clockFormat('en', 'Asia/Atlantis', 'time', false)).toThrow(RangeError)
  expect(() => clockFormat('not a tag', 'UTC', 'time', false)).toThrow(RangeError)
})
