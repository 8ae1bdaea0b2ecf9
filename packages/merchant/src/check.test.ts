import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatFaults } from '@livery/document/format-fault'
import { expect, test } from 'vitest'
import { makeTree, type Tree } from '../fixtures/tree.ts'
import { AREA_NAMES } from './areas.ts'
import { checkMerchants } from './check.ts'
import { FLAG_NAMES } from './sections/capabilities/schema.ts'

const faultsOf = async (tree: Tree) => formatFaults((await checkMerchants(tree.root)).flatMap(({ faults }) => faults))

test('a sound merchant gets a certificate that says what was checked', async () => {
  using tree = makeTree()
  const [checked] = await checkMerchants(tree.root)
  expect(checked?.faults).toEqual([])
  expect(checked?.certificate).toMatchObject({
    id: 'harbour',
    name: 'Harbour',
    result: 'passed',
    facts: {
      theme: 'tide',
      languages: ['EN', 'AR'],
      currency: 'EUR',
      hosts: 2,
      flags: FLAG_NAMES.length,
      flagsOn: 1,
      fields: 3,
      categories: 2,
      vendors: 2,
      offers: 2,
      assets: 4,
    },
  })
  expect(checked?.certificate.checks.map(({ area, result }) => `${area} ${result}`)).toEqual(
    AREA_NAMES.map((area) => `${area} passed`),
  )
})

test('every id leads somewhere: theme, language, vendor, scene, asset', async () => {
  using tree = makeTree()
  tree.remove('locales/AR/core.json')
  tree.remove('merchants/harbour/assets/mark.svg')
  tree.merchant('quay', (text) =>
    text.replace('"tide"', '"tidy"').replace('"keel"', '"kell"').replace('"scene": "harbour"', '"scene": "harbor"'),
  )
  tree.remove('merchants/quay/assets/logo-dark.svg')
  expect(
    (await faultsOf(tree)).split('\n').map((line) => line.replace(/Use one of [\w, -]+\.$/, 'Use one of …')),
  ).toEqual([
    'merchants/harbour/assets/mark.svg:1:1  the file is missing. Draw it as SVG.',
    'merchants/harbour/merchant.json:11:23  warning: the language AR has no texts yet: locales/AR/core.json is missing. Translate it; until then its readers see EN.',
    'merchants/quay/assets/logo-dark.svg:1:1  the file is missing. Draw it as SVG.',
    'merchants/quay/merchant.json:9:12  there is no theme "tidy"; did you mean "tide"? Use one of …',
    'merchants/quay/merchant.json:11:23  warning: the language AR has no texts yet: locales/AR/core.json is missing. Translate it; until then its readers see EN.',
    'merchants/quay/merchant.json:42:23  there is no vendor "kell"; did you mean "keel"? Use one of …',
    'merchants/quay/merchant.json:55:16  there is no scene "harbor"; did you mean "harbour"? Use one of …',
  ])
})

test('of what may be one thing or another, only that is said which is wrong with the one that was meant', async () => {
  using tree = makeTree()
  const methods = [
    { id: 'one', deposit: { min: 10 } },
    { id: 'two', deposit: { fee: { basisPoints: 20_000 } } },
    { id: 'three', deposit: 5 },
    { id: 'four', deposit: false, withdrawal: false },
  ]
  tree.merchant('harbour', (text) => text.replace('{', `{ "payments": ${JSON.stringify({ methods })},`))
  expect((await checkMerchants(tree.root)).flatMap(({ faults }) => faults.map(({ message }) => message))).toEqual(
    expect.arrayContaining([
      'expected text',
      'too large, at most 5000',
      'expected true or false',
      'by "four" money goes neither in nor out',
    ]),
  )
  const faults = formatFaults((await checkMerchants(tree.root)).flatMap(({ faults: all }) => all))
  expect(faults.match(/expected true or false/g)).toHaveLength(1)
})

test('a merchant begins with a language that has texts', async () => {
  using tree = makeTree()
  tree.remove('locales/EN/core.json')
  expect(await faultsOf(tree)).toBe(
    'merchants/harbour/merchant.json:11:17  the language EN has no texts yet: locales/EN/core.json is missing. Translate it, or begin with one of AR.',
  )
})

test('a theme that does not compile is a fault of the merchants that use it, at its own place', async () => {
  using tree = makeTree()
  tree.write('themes/tide/theme.json', '{\n  "bran": "#0b7285"\n}')
  expect(await faultsOf(tree)).toContain('themes/tide/theme.json:2:3  unknown key "bran"; did you mean "brand"?')
})

test('every category has games and every vendor a place to show them', async () => {
  using tree = makeTree()
  tree.merchant('harbour', (text) =>
    text
      .replace('["RNG", "LIVE"],', '["RNG", "LIVE"], // both')
      .replace('{ "id": "mast" }', '{ "id": "mast", "categories": ["RNG"] }'),
  )
  expect(await faultsOf(tree)).toBe(
    [
      'merchants/harbour/merchant.json:42:33  warning: the vendor "mast" has no games in the categories on offer. Remove it, or offer one of its categories.',
      'merchants/harbour/merchant.json:42:64  the vendor "mast" has no RNG games. Use some of LIVE, FISH.',
      'merchants/harbour/merchant.json:43:25  no vendor of this merchant has LIVE games. Add one of mast to vendors, or remove the category.',
    ].join('\n'),
  )
})

test('faults of a file do not hide the ids that lead nowhere', async () => {
  using tree = makeTree()
  tree.merchant('harbour', (text) => text.replace('"VIP": false', '"VIP": 0').replace('"tide"', '"tidy"'))
  const [checked] = await checkMerchants(tree.root)
  expect(checked?.faults.map(({ code }) => code)).toEqual(['value.type', 'theme.unknown'])
  expect(checked?.certificate).toMatchObject({ result: 'failed', facts: null })
})

test('what every page and every place must carry has a budget', async () => {
  using tree = makeTree()
  const words = '{ "EN": "Ask us", "AR": "اسألنا" }'
  const services = Array.from({ length: 160 }, (_, index) => {
    const url = `https://chat.harbour.example/${'room/'.repeat(20)}${index}`
    return `{ "csType": "livechat", "csPosition": "float", "title": ${words}, "url": "${url}" }`
  })
  const banners = Array.from({ length: 13 }, (_, index) => {
    return `{ "id": "b-${index}", "group": "w_home", "scene": "harbour", "title": ${words}, "text": ${words} }`
  })
  tree.merchant('harbour', (text) =>
    text
      .replace(/"customerService": \[[\s\S]*?\n {2}\]/, `"customerService": [${services.join(', ')}]`)
      .replace(/"banners": \[[\s\S]*?\n {2}\]/, `"banners": [\n${banners.join(',\n')}\n]`),
  )
  expect((await faultsOf(tree)).split('\n')).toEqual([
    'merchants/harbour/merchant.json:64:1  a place has at most 12 banners, and this is one more in w_home. Remove the ones that have had their time.',
  ])
  tree.write(
    'merchants/harbour/merchant.json',
    tree.read('merchants/harbour/merchant.json').replace(/,\n\{ "id": "b-12"[^\n]*/, ''),
  )
  expect((await faultsOf(tree)).split('\n')).toEqual([
    expect.stringMatching(
      /^merchants\/harbour\/merchant\.json:1:1 {2}every page would carry \d+ KB of this merchant, at most 24 KB are sent\. Shorten its customer service entries, channels, apps, menus and legal texts\.$/,
    ),
  ])
})

test('a link that leads out of the project is not followed, and a folder in a file’s place is called one', async () => {
  using tree = makeTree()
  const secret = join(tree.root, 'secret.txt')
  writeFileSync(secret, 'root:x:0:0')
  tree.remove('merchants/harbour/registration.json')
  symlinkSync(secret, join(tree.root, 'merchants/harbour/registration.json'))
  expect(await faultsOf(tree)).toBe(
    'merchants/harbour/registration.json:1:1  this is a link that leads out of the project. Put the file itself here.',
  )
  tree.remove('merchants/harbour/registration.json')
  mkdirSync(join(tree.root, 'merchants/harbour/registration.json'))
  expect(await faultsOf(tree)).toBe(
    'merchants/harbour/registration.json:1:1  this is a folder, where a file is expected. Rename the folder, and write the file.',
  )
})

test('a file in another encoding is one fault', async () => {
  using tree = makeTree()
  const text = tree.read('merchants/harbour/merchant.json')
  writeFileSync(join(tree.root, 'merchants/harbour/merchant.json'), Buffer.from(`\uFEFF${text}`, 'utf16le'))
  expect(await faultsOf(tree)).toBe(
    'merchants/harbour/merchant.json:1:1  the file is saved as UTF-16. Save it again as UTF-8.',
  )
})

test.each([
  ['merchants/harbour/merchant.json', ''],
  ['merchants/harbour/registration.json', '\n'],
  ['themes/tide/theme.json', '// nothing yet'],
])('%s that is empty is one fault, which says so', async (file, text) => {
  using tree = makeTree()
  tree.write(file, text)
  expect(await faultsOf(tree)).toBe(
    `${file}:1:1  the file is empty. Write an object such as { "version": 1 }, or take the file from a backup.`,
  )
})

test('a number that begins with 0 is one fault', async () => {
  using tree = makeTree()
  tree.merchant('harbour', (text) => text.replace('"limit": 6', '"limit": 06'))
  expect(await faultsOf(tree)).toBe(
    'merchants/harbour/merchant.json:50:75  a number cannot begin with 0. Leave the 0 out.',
  )
})

test('a certificate says nothing of what could not be looked at', async () => {
  using tree = makeTree()
  tree.write('merchants/harbour/merchant.json', '')
  const [checked] = await checkMerchants(tree.root)
  const results = Object.fromEntries(checked?.certificate.checks.map(({ area, result }) => [area, result]) ?? [])
  expect(results).toMatchObject({ files: 'failed', pictures: 'passed' })
  const others = AREA_NAMES.filter((area) => !['files', 'pictures'].includes(area))
  expect(others.filter((area) => results[area] !== 'skipped')).toEqual([])
})
