import { expect, test } from 'vitest'
import { makeTree, type Tree } from '../fixtures/tree.ts'
import { canonicalJson } from './canonical-json.ts'
import { loadMerchants } from './load.ts'
import type { Merchant } from './merchant.ts'
import { releaseOf } from './release.ts'

const load = async (tree: Tree) => (await loadMerchants(tree.root)).merchants[0] as Merchant

test('the same merchant is the same release, wherever it lies and however its file is written', async () => {
  using one = makeTree()
  using other = makeTree()
  other.merchant('harbour', (text) => JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text)).reverse())))
  const release = releaseOf(await load(one), { theme: 'a' })
  expect(release).toMatch(/^[0-9a-f]{16}$/)
  expect(releaseOf(await load(other), { theme: 'a' })).toBe(release)
})

test('a change of configuration, form, asset or part is another release', async () => {
  using tree = makeTree()
  const releases = [releaseOf(await load(tree), { theme: 'a' }), releaseOf(await load(tree), { theme: 'b' })]
  tree.write('merchants/harbour/assets/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')
  releases.push(releaseOf(await load(tree), { theme: 'a' }))
  tree.merchant('harbour', (text) => text.replace('"Home port"', '"Home"'))
  releases.push(releaseOf(await load(tree), { theme: 'a' }))
  tree.write('merchants/harbour/registration.json', FORM)
  releases.push(releaseOf(await load(tree), { theme: 'a' }))
  expect(new Set(releases).size).toBe(5)
})

const FORM = `{
  "version": 1,
  "fields": {
    "username": { "enabled": true, "required": true, "patternId": 1, "minLength": 3, "maxLength": 15 },
    "password": { "enabled": true, "required": true, "patternId": 19, "minLength": 8, "maxLength": 20 }
  }
}`

test('canonical JSON does not depend on the order of keys, and does on the order of lists', () => {
  expect(canonicalJson({ b: [1, { d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[1,{"c":2,"d":1}]}')
  expect(canonicalJson([2, 1])).not.toBe(canonicalJson([1, 2]))
})
