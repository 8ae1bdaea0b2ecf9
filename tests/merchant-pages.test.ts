import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAME_TYPES } from '@livery/contract/games'
import { PAGES } from '@livery/merchant/pages'
import { expect, test } from 'vitest'

const SITE = join(import.meta.dirname, '../apps/site/src')

test('every page of the site is one that a merchant’s links may lead to', () => {
  const stated = globSync('features/*/pages.ts', { cwd: SITE }).flatMap((file) => {
    const lists = readFileSync(join(SITE, file), 'utf8').matchAll(/paths: \[([^\]]*)\]/g)
    return [...lists].flatMap(([, list = '']) => [...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path))
  })
  expect(stated.length).toBeGreaterThan(5)
  // The site compares addresses in lower case.
  const known = PAGES.map((path) => path.toLowerCase())
  for (const path of [...stated, ...GAME_TYPES.map((type) => `/${type.toLowerCase()}`)])
    expect(known).toContain(path.toLowerCase())
})
