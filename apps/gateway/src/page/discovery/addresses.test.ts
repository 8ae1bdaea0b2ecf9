import { expect, test } from 'vitest'
import { alternatesOf, findable } from './addresses.ts'

const site = {
  merchant: { domains: { main: 'aurora.example', mirrors: [] }, languages: ['TY', 'EN'] },
  menus: { categories: ['RNG'] },
} as unknown as Parameters<typeof findable>[0]

test('the first language and `x-default` have the address without a parameter; the other languages have one', () => {
  expect(alternatesOf(site, '/rng')).toEqual([
    { hreflang: 'fil', href: 'https://aurora.example/rng' },
    { hreflang: 'en', href: 'https://aurora.example/rng?lang=en' },
    { hreflang: 'x-default', href: 'https://aurora.example/rng' },
  ])
})

test.each([
  ['/index.html', 'https://aurora.example/'],
  ['/login', 'https://aurora.example/'],
  ['/RNG/?vassalage=PG&page=3', 'https://aurora.example/rng'],
  ['/promotions#p1', 'https://aurora.example/promotions'],
])('%s is known as %s', (path, canonical) => {
  expect(findable(site, path, 'TY')?.canonical).toBe(canonical)
})

test.each(['/member', '/live', '/nowhere'])('%s is not for search engines', (path) => {
  expect(findable(site, path, 'TY')).toBeNull()
})
