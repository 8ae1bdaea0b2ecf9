import { expect, test } from 'vitest'
import { HeldPlaces } from './held-places.ts'

test('a subscriber has so many places at the same time, however an IPv6 address is chosen', () => {
  const places = new HeldPlaces(2)
  const first = places.hold('2001:db8::1')
  expect(first).not.toBeNull()
  expect(places.hold('2001:db8::ffff')).not.toBeNull()
  expect(places.hold('2001:db8::2')).toBeNull()
  expect(places.hold('2001:db8:0:1::2')).not.toBeNull()
  first?.()
  // A repeated release has no effect.
  first?.()
  expect(places.hold('2001:db8::3')).not.toBeNull()
  expect(places.hold('2001:db8::4')).toBeNull()
})

test('nothing is kept of those who hold nothing', () => {
  const places = new HeldPlaces(2)
  for (let last = 0; last < 200; last += 1) places.hold(`203.0.113.${last}`)?.()
  expect(places.holders).toBe(0)
})
