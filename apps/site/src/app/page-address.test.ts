import { expect, test } from 'vitest'
import { pageAddress } from './page-address.ts'

test.each([
  ['/', '/'],
  ['/?utm_source=mail&token=abc', '/'],
  ['/?lang=en&games=hot', '/?games=HOT'],
  ['/?games=nothing', '/'],
  ['/LOGIN/', '/login'],
  ['/rng?u=1&page=2&vassalage=PG', '/rng?vassalage=PG&page=2'],
  ['/RNG/?page=-1', '/rng'],
  ['/help?u=1', '/help'],
  ['/member?x', '/member'],
  // A merchant without this category has no page there.
  ['/live', null],
  ['/rng/x', null],
  ['/nowhere?games=HOT', null],
  ['//', null],
  ['//evil.example/x', null],
])('the page at %s is %s', (path, address) => {
  expect(pageAddress(path, ['RNG'])).toBe(address)
})
