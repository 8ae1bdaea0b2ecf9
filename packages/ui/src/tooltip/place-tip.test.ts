import { expect, test } from 'vitest'
import { placeTip } from './place-tip.ts'

const page = { width: 1000, height: 600 }
const tip = { width: 80, height: 24 }
const owner = { left: 400, top: 300, width: 40, height: 40 }

test('stands at the end of the line, which is the left one in right-to-left pages', () => {
  expect(placeTip(owner, tip, page, 'end', false)).toEqual({ x: 448, y: 308 })
  expect(placeTip(owner, tip, page, 'end', true)).toEqual({ x: 312, y: 308 })
  expect(placeTip(owner, tip, page, 'start', true)).toEqual({ x: 448, y: 308 })
})

test('a side without room gives way to the other', () => {
  expect(placeTip({ ...owner, left: 940 }, tip, page, 'end', false).x).toBe(852)
  expect(placeTip({ ...owner, top: 4 }, tip, page, 'top', false).y).toBe(52)
  expect(placeTip({ ...owner, top: 570 }, tip, page, 'bottom', false).y).toBe(538)
})

test('never leaves the page', () => {
  expect(placeTip({ ...owner, left: 0 }, tip, page, 'top', false).x).toBe(8)
  expect(placeTip({ ...owner, left: 980 }, tip, page, 'top', false).x).toBe(912)
})
