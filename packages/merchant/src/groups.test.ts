import { formatFaults } from '@livery/document/format-fault'
import { expect, test } from 'vitest'
import { makeTree, type Tree } from '../fixtures/tree.ts'
import { checkMerchants } from './check.ts'
import { loadMerchants } from './load.ts'

const faultsOf = async (tree: Tree) => formatFaults((await checkMerchants(tree.root)).flatMap(({ faults }) => faults))

/** Moves top-level keys of the merchant `harbour` into a group, and makes it state only what is left. */
function share(tree: Tree, keys: readonly string[], group = 'port') {
  const own = JSON.parse(tree.read('merchants/harbour/merchant.json')) as Record<string, unknown>
  const common: Record<string, unknown> = { version: 1 }
  for (const key of keys) {
    common[key] = own[key]
    delete own[key]
  }
  tree.write(`groups/${group}/merchant.json`, JSON.stringify(common, null, 2))
  tree.write('merchants/harbour/merchant.json', JSON.stringify({ extends: group, ...own }, null, 2))
}

test('what a merchant does not state comes from its group, and it is the same merchant', async () => {
  using tree = makeTree()
  const [before] = (await loadMerchants(tree.root)).merchants
  share(tree, ['flags', 'menus', 'banners', 'languages', 'demo', 'compliance'])
  const { merchants, faults } = await loadMerchants(tree.root)
  expect(formatFaults(faults)).toBe('')
  expect(merchants[0]).toEqual(before)
})

test('the form may come from the group whole', async () => {
  using tree = makeTree()
  share(tree, ['flags'])
  tree.write('groups/port/registration.json', tree.read('merchants/harbour/registration.json'))
  tree.remove('merchants/harbour/registration.json')
  const { merchants, faults } = await loadMerchants(tree.root)
  expect(formatFaults(faults)).toBe('')
  expect(Object.keys(merchants[0]?.registration.fields ?? {})).not.toEqual([])
})

test('a fault stands where the value is stated', async () => {
  using tree = makeTree()
  share(tree, ['flags', 'timeZone'])
  tree.write(
    'groups/port/merchant.json',
    tree.read('groups/port/merchant.json').replace('Europe/Malta', 'Europe/Matla'),
  )
  expect(await faultsOf(tree)).toMatch(
    /^groups\/port\/merchant\.json:\d+:\d+ {2}no such time zone \(found "Europe\/Matla"\); did you mean "Europe\/Malta"\?/,
  )
})

test('a group may speak more languages than a merchant of it, but not fewer', async () => {
  using tree = makeTree()
  share(tree, ['banners'])
  const group = tree.read('groups/port/merchant.json')
  tree.write('groups/port/merchant.json', group.replace('"EN": "Set sail"', '"EN": "Set sail", "TH": "ออกเรือ"'))
  expect(await faultsOf(tree)).toBe('')
  tree.write('groups/port/merchant.json', group.replace(/,\s*"AR": "أبحر"/, ''))
  expect(await faultsOf(tree)).toMatch(/^groups\/port\/merchant\.json:.* the text for AR is missing/)
})

test('a group that is not there is said with what was meant', async () => {
  using tree = makeTree()
  share(tree, ['menus'])
  const own = tree.read('merchants/harbour/merchant.json')
  tree.write('merchants/harbour/merchant.json', own.replace('"extends": "port"', '"extends": "ports"'))
  expect((await faultsOf(tree)).split('\n')).toContain(
    'merchants/harbour/merchant.json:2:14  there is no group "ports"; did you mean "port"? Use one of port.',
  )
})

test('a line that comes back to itself ends with a fault, not with the stack', async () => {
  using tree = makeTree()
  share(tree, ['menus'])
  tree.write('groups/port/merchant.json', tree.read('groups/port/merchant.json').replace('{', '{ "extends": "bay",'))
  tree.write('groups/bay/merchant.json', '{ "version": 1, "extends": "port" }')
  expect((await faultsOf(tree)).split('\n')).toContain(
    'groups/bay/merchant.json:1:28  the group "port" takes over from itself. Take "extends" out of one of them.',
  )
})

test('what only a merchant can say is not said by a group', async () => {
  using tree = makeTree()
  share(tree, ['name', 'menus'])
  expect(await faultsOf(tree)).toMatch(
    /^groups\/port\/merchant\.json:3:\d+ {2}"name" belongs to a merchant, not to a group/,
  )
})
