import { expect, test } from 'vitest'
import { ChipBet } from './chip-bet.ts'

test('chips are taken back in the order in which they were put', () => {
  const bet = new ChipBet<'red' | 'n7'>(10)
  expect(bet.stakes).toBeNull()
  bet.put('red')
  bet.put('n7')
  bet.put('red')
  expect(bet.stakes).toEqual({ red: 2, n7: 1 })
  bet.takeBack()
  bet.takeBack()
  expect(bet.stakes).toEqual({ red: 1 })
  bet.clear()
  expect(bet.size).toBe(0)
})

test('the same chips lie for the next round, and the first new one begins a bet of its own', () => {
  const bet = new ChipBet<'red' | 'n7'>(3)
  for (const spot of ['red', 'red', 'red'] as const) expect(bet.put(spot)).toBe(true)
  expect(bet.put('n7')).toBe(false)
  bet.played()
  expect(bet.stakes).toEqual({ red: 3 })
  expect(bet.put('n7')).toBe(true)
  expect(bet.stakes).toEqual({ n7: 1 })
})

test('taking a chip back after a round keeps the others', () => {
  const bet = new ChipBet<'red' | 'n7'>(3)
  bet.put('red')
  bet.put('n7')
  bet.played()
  bet.takeBack()
  bet.put('n7')
  expect(bet.stakes).toEqual({ red: 1, n7: 1 })
})
