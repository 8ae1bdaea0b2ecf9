import { diskSources } from '@livery/document/sources'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeTree, type Tree } from '../fixtures/tree.ts'
import { type Bundle, bundleSources } from './bundle.ts'
import { formatBundle, parseBundle } from './bundle-text.ts'
import { bundleOf } from './merchant-files.ts'

function pack(tree: Tree, id = 'harbour'): Bundle {
  const bundle = bundleOf(diskSources(tree.root), id)
  if (!bundle) throw new Error('no such merchant')
  return bundle
}

test('a bundle carries a merchant, its groups and its theme with parents, and nothing else', () => {
  using tree = makeTree()
  tree.merchant('quay')
  const text = tree.read('merchants/harbour/merchant.json')
  tree.write(
    'merchants/harbour/merchant.json',
    text.replace('{', '{ "extends": "port",').replace(/"theme": "tide",/, ''),
  )
  tree.write('groups/port/merchant.json', '{ "version": 1, "theme": "wave" }')
  tree.write('themes/wave/theme.json', '{ "extends": "tide", "radius": "large" }')
  expect([...pack(tree).files.keys()]).toEqual([
    'groups/port/merchant.json',
    'merchants/harbour/assets/logo-dark.svg',
    'merchants/harbour/assets/logo-light.svg',
    'merchants/harbour/assets/mark.svg',
    'merchants/harbour/merchant.json',
    'merchants/harbour/registration.json',
    'themes/tide/theme.json',
    'themes/wave/theme.json',
  ])
})

test('what was exported is read back byte for byte, pictures too', () => {
  using tree = makeTree()
  tree.write('merchants/harbour/assets/photo.png', '\u0089PNG')
  const bundle = pack(tree)
  const read = parseBundle('harbour.json', formatBundle(bundle))
  expect(read.faults).toEqual([])
  expect(read.bundle && formatBundle(read.bundle)).toBe(formatBundle(bundle))
  expect(bundleSources(bundle).files('merchants/harbour/assets')).toContain('photo.png')
})

test('bytes that are no text travel whole', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      using tree = makeTree()
      const files = new Map(pack(tree).files).set('merchants/harbour/assets/x.png', Uint8Array.from(bytes))
      const text = formatBundle({ id: 'harbour', files, hash: '' })
      const { files: stated } = JSON.parse(text) as { files: Record<string, { text?: string; base64?: string }> }
      const { text: plain, base64 } = stated['merchants/harbour/assets/x.png'] ?? {}
      const back = plain === undefined ? Buffer.from(base64 ?? '', 'base64') : Buffer.from(plain, 'utf8')
      expect([...back]).toEqual([...bytes])
    }),
    { numRuns: 50 },
  )
})

test('the same files have the same hash, others another', () => {
  using tree = makeTree()
  const before = pack(tree).hash
  expect(pack(tree).hash).toBe(before)
  tree.write('themes/tide/theme.json', '{ "brand": "#0b7286" }')
  expect(pack(tree).hash).not.toBe(before)
})

test('a merchant that is not there has no bundle', () => {
  using tree = makeTree()
  expect(bundleOf(diskSources(tree.root), 'quay')).toBeNull()
})

const REFUSALS: readonly (readonly [
  string,
  (value: { files: Record<string, unknown> } & Record<string, unknown>) => unknown,
  string,
])[] = [
  ['no JSON', () => undefined, 'this is not an exported merchant'],
  ['another file', () => ({ name: 'package' }), 'this is not an exported merchant'],
  ['a list', () => [], 'this is not an exported merchant'],
  ['a later format', (value) => ({ ...value, version: 2 }), 'its format is version 2, and this installation reads 1'],
  ['no id', (value) => ({ ...value, id: '../harbour' }), 'it names no merchant'],
  ['no files', (value) => ({ ...value, files: null }), 'it carries no files'],
  [
    'a path outside',
    (value) => ({ ...value, files: { ...value.files, '../x': { text: '' } } }),
    'it carries "../x", which is no file of the merchant "harbour"',
  ],
  [
    'a path that climbs',
    (value) => ({ ...value, files: { ...value.files, 'merchants/harbour/assets/../../x': { text: '' } } }),
    'it carries "merchants/harbour/assets/../../x", which',
  ],
  [
    'another merchant',
    (value) => ({ ...value, files: { ...value.files, 'merchants/quay/merchant.json': { text: '' } } }),
    'it carries "merchants/quay/merchant.json", which',
  ],
  [
    'code',
    (value) => ({ ...value, files: { ...value.files, 'vendors/x/adapter.ts': { text: '' } } }),
    'it carries "vendors/x/adapter.ts", which',
  ],
  [
    'a hidden file',
    (value) => ({ ...value, files: { ...value.files, 'merchants/harbour/assets/.env': { text: '' } } }),
    'it carries "merchants/harbour/assets/.env", which',
  ],
  [
    'a number for a file',
    (value) => ({ ...value, files: { ...value.files, 'themes/x/theme.json': 7 } }),
    'themes/x/theme.json is neither text nor base64',
  ],
  [
    'a changed file',
    (value) => ({ ...value, files: { ...value.files, 'themes/tide/theme.json': { text: '{}' } } }),
    'its files are not those that were exported',
  ],
  [
    'a lost file',
    (value) => ({ ...value, files: { 'themes/tide/theme.json': { text: '{}' } } }),
    'it carries no merchants/harbour/merchant.json',
  ],
  [
    'too many files',
    (value) => ({
      ...value,
      files: Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`themes/t${i}/theme.json`, { text: '' }])),
    }),
    'it carries 201 files',
  ],
  [
    'too much',
    (value) => ({ ...value, files: { 'themes/x/theme.json': { text: 'x'.repeat(9 * 1024 * 1024) } } }),
    'its files weigh more than 8 MiB',
  ],
]

test.each(REFUSALS)('refused with words: %s', (_, change, message) => {
  using tree = makeTree()
  const value = JSON.parse(formatBundle(pack(tree))) as Parameters<typeof change>[0]
  const changed = change(value)
  const { bundle, faults } = parseBundle('x.json', changed === undefined ? 'GIF89a' : JSON.stringify(changed))
  expect(bundle).toBeNull()
  expect(faults).toHaveLength(1)
  expect(faults[0]?.message).toContain(message)
})
