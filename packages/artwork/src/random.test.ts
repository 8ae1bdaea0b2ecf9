import { expect, test } from 'vitest'
import { Random } from './random.ts'

test('the same seed gives the same sequence, another seed another one', () => {
  const take = (seed: string) => {
    const random = new Random(seed)
    return Array.from({ length: 20 }, () => random.next())
  }
  expect(take('pg-0001')).toEqual(take('pg-0001'))
  expect(take('pg-0001')).not.toEqual(take('pg-0002'))
})

test('the sequence is fixed for ever: pictures are cached by their hash', () => {
  const random = new Random('livery')
  expect([random.whole(0, 999), random.whole(0, 999), random.whole(0, 999)]).toMatchInlineSnapshot(`
    [
      704,
      880,
      837,
    ]
  `)
})

test('numbers fill their range evenly', () => {
  const random = new Random('even')
  const counts = new Array<number>(10).fill(0)
  for (let i = 0; i < 10_000; i++) counts[random.whole(0, 9)]!++
  for (const count of counts) expect(count).toBeGreaterThan(850)
})
