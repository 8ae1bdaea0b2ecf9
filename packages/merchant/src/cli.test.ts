import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import Value from 'typebox/value'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { makeProjectTree, makeTree, type Tree } from '../fixtures/tree.ts'
import { run } from './cli.ts'
import { CheckReport } from './report.ts'

afterEach(() => vi.restoreAllMocks())

async function output(args: readonly string[], { root }: Tree) {
  const out = vi.spyOn(console, 'log').mockImplementation(() => {})
  const err = vi.spyOn(console, 'error').mockImplementation(() => {})
  const code = await run(args, root)
  const text = [...out.mock.calls, ...err.mock.calls].flat().join('\n')
  vi.restoreAllMocks()
  return { code, text }
}

const commit = ({ root }: Tree) => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.example', ...args], { cwd: root })
  git('init', '-q')
  git('add', '-A')
  git('commit', '-q', '-m', 'first')
}

describe('check', () => {
  test('prints faults, then a verdict for each merchant, and its exit code says the same', async () => {
    using tree = makeTree()
    tree.merchant('quay', (text) => text.replace('"EUR"', '"EURO"'))
    const sound = await output(['check', 'harbour'], tree)
    expect(sound.code).toBe(0)
    expect(sound.text.split('\n')).toEqual([
      'harbour (Harbour) passed',
      '  passed  Files            complete, nothing unknown',
      '  passed  Addresses        2 hosts, nobody else’s, 1 mirror, our own pictures and games',
      '  passed  Languages        EN, AR: 12 texts in each that is translated',
      expect.stringMatching(
        /^ {2}passed {2}Theme {12}tide: \d+ pairs of colours legible in light and dark; the closest is /,
      ),
      expect.stringMatching(/^ {2}passed {2}Type {13}EN in the reader’s own font; AR in .+/),
      '  passed  Pictures         4 pictures, each what its name says',
      '  passed  Money and time   EUR with 2 decimals, Europe/Malta',
      '  passed  Programmes       0 programmes',
      '  passed  Ways to pay      0 ways',
      '  passed  Games            2 vendors in 2 categories',
      '  passed  Menus and lobby  2 sections, 1 banner, 1 announcement',
      '  passed  Registration     3 fields, 1 demo account passes its rules',
      '  passed  Abilities        1 of 24 switched on, each with what it needs',
      '  passed  Services         robots kept out by proof-of-work, no SMS, e-mail by mailbox',
      '  passed  Rules            MT, from 18 years, 1 country kept out, open',
      expect.stringMatching(
        /^ {2}passed {2}Size {13}pictures 1 KB of 512 KB, every page carries \d+ KB, its theme \d+ KB$/,
      ),
    ])
    const { code, text } = await output(['check'], tree)
    expect(code).toBe(1)
    expect(text.split('\n').filter((line) => !/^ {2}(passed|later)/.test(line))).toEqual([
      'merchants/quay/merchant.json:12:25  the currency "EURO" is not in the table; did you mean "EUR"? State its symbol and exponent here.',
      'harbour (Harbour) passed',
      'quay (Harbour) refused: 1 error',
      '  FAILED  Money and time   1 error; the currency, its decimals and the time zone exist',
      '  unseen  Size             after what it depends on is mended',
    ])
  })

  test('answers programs in JSON, in the published shape', async () => {
    using tree = makeTree()
    tree.merchant('quay', (text) => text.replace('"EUR"', '"EURO"').replace('"tide"', '"tidy"'))
    const report = JSON.parse((await output(['check', '--json'], tree)).text)
    expect([...Value.Errors(CheckReport, report)]).toEqual([])
    expect(report).toMatchObject({
      version: 1,
      ok: false,
      merchants: [
        { id: 'harbour', ok: true, faults: [], certificate: { result: 'passed' } },
        {
          id: 'quay',
          ok: false,
          faults: [{ code: 'currency.unknown', suggestion: '"EUR"' }, { code: 'theme.unknown' }],
        },
      ],
    })
  })
})

test('a menu without the page where rewards are claimed is a warning', async () => {
  using tree = makeTree()
  const programme = {
    ...{ id: 'cash', name: { EN: 'Cash', AR: 'نقد' }, trigger: { on: 'signUp' } },
    ...{ reward: { kind: 'money', amount: '5' }, budget: { amount: '500', per: 'month' } },
  }
  const file = 'merchants/harbour/merchant.json'
  const text = tree
    .read(file)
    .replace('"transfers": {', `"programmes": ${JSON.stringify([programme])},\n"transfers": {`)
  const withMenu = (entries: string) => text.replace(/"memberMenu": \[[^\]]*\]/, `"memberMenu": [${entries}]`)
  tree.write(file, withMenu('"securityCenter"'))
  expect((await output(['check', 'harbour'], tree)).text).toContain('no entry leads to what they give')
  tree.write(file, withMenu('"securityCenter", "rewardCenter"'))
  expect((await output(['check', 'harbour'], tree)).text).not.toContain('no entry leads to what they give')
})

test('the check of all names faults of groups and themes that nobody uses, and then fails too', async () => {
  using tree = makeTree()
  expect((await output(['check'], tree)).code).toBe(0)
  tree.write('groups/idle/merchant.json', '{\n  "version": 1,\n  "langauges": ["EN"]\n}')
  tree.write('themes/idle/theme.json', '{ "brand": "blue" }')
  const { code, text } = await output(['check'], tree)
  expect(code).toBe(1)
  expect(text.split('\n').slice(0, 2)).toEqual([
    'groups/idle/merchant.json:3:3  unknown key "langauges"; did you mean "languages"? Rename it or remove it.',
    'themes/idle/theme.json:1:12  expected a colour like "#7c3aed" (found "blue"). Write a colour like "#7c3aed".',
  ])
  expect(JSON.parse((await output(['check', '--json'], tree)).text)).toMatchObject({
    ok: false,
    merchants: [{ ok: true }],
    others: [{ code: 'key.unknown' }, { code: expect.stringMatching(/./) }],
  })
  expect((await output(['check', 'harbour'], tree)).code).toBe(0)
})

describe('what it does not know, it says', () => {
  test.each([
    [['check', 'harbor'], 'There is no merchant "harbor"; did you mean "harbour"? Known: harbour.'],
    [['chekc'], 'No command "chekc".'],
    [['check', '--jsn'], "Unknown option '--jsn'"],
    [[], 'npm run merchant -- check [id]'],
    [['diff', 'harbor'], 'There is no merchant "harbor"'],
    [['diff', 'harbour'], 'There is no commit to compare with.'],
    [['diff', 'harbour', 'absent.json'], 'absent.json cannot be read'],
    [['export', 'harbor'], 'There is no merchant "harbor"'],
    [['import', 'absent.json'], 'absent.json cannot be read'],
    [['new', 'No'], '"No" is no id: lower-case letters, digits and dashes'],
    [['new', 'harbour', '--brand', '#000'], 'There is a merchant "harbour" already.'],
    [['new', 'demo'], 'Which colour? npm run merchant -- new demo --brand "#7c3aed"'],
    [['new', 'demo', '--brand', 'sky'], '"sky" is no colour.'],
    [['new', 'tide', '--brand', '#0ea5e9'], 'There is a theme "tide" already. To use it, add: --theme tide'],
    [['new', 'demo', '--brand', '#0ea5e9', '--languages', 'EN,XX'], 'The platform has no language "XX"'],
  ])('%j', async (args, expectedText) => {
    using tree = makeTree()
    const { code, text } = await output(args, tree)
    expect(code).toBe(1)
    expect(text).toContain(expectedText)
  })
})

describe('rename, clone and delete', () => {
  const files = ({ root }: Tree) => readdirSync(join(root, 'merchants')).sort()

  test('rename changes name and main host, keeps id, old hosts and comments, and only says so until it is confirmed', async () => {
    using tree = makeTree()
    const text = tree.read('merchants/harbour/merchant.json')
    tree.write('merchants/harbour/merchant.json', text.replace('"version"', '// The first house.\n  "version"'))
    const before = tree.read('merchants/harbour/merchant.json')
    const options = ['rename', 'harbour', '--name', 'Haven', '--host', 'haven.example']
    const printed = await output(options, tree)
    expect(printed.code).toBe(0)
    expect(printed.text).toContain('Haven')
    expect(printed.text).toContain(
      'Nothing is changed yet. To do it: npm run merchant -- rename harbour --name "Haven" --host haven.example --confirm',
    )
    expect(tree.read('merchants/harbour/merchant.json')).toBe(before)
    expect((await output([...options, '--confirm'], tree)).code).toBe(0)
    const after = tree.read('merchants/harbour/merchant.json')
    expect(after).toContain('// The first house.')
    expect(after).toContain('"id": "harbour"')
    expect(after).toContain('"name": "Haven"')
    expect(after).toMatch(/"hosts": \[\s*"haven\.example",\s*"harbour\.example"/)
    expect(after).toContain('"main": "haven.example"')
    expect((await output(['check', 'harbour'], tree)).code).toBe(0)
  })

  test('rename to a host of another merchant writes nothing', async () => {
    using tree = makeTree()
    tree.merchant('quay')
    const before = tree.read('merchants/harbour/merchant.json')
    const { code, text } = await output(['rename', 'harbour', '--host', 'quay.example', '--confirm'], tree)
    expect(code).toBe(1)
    expect(text).toContain('quay.example')
    expect(text).toContain('Nothing was written.')
    expect(tree.read('merchants/harbour/merchant.json')).toBe(before)
  })

  test('clone makes a second merchant with hosts and a theme of its own', async () => {
    using tree = makeProjectTree()
    await output(['new', 'cove', '--brand', '#0ea5e9', '--languages', 'EN,AR'], tree)
    expect((await output(['clone', 'cove', 'bay', '--name', 'The Bay'], tree)).text).toContain(
      'would write merchants/bay/merchant.json',
    )
    expect(files(tree)).not.toContain('bay')
    expect((await output(['clone', 'cove', 'bay', '--name', 'The Bay', '--confirm'], tree)).code).toBe(0)
    const made = tree.read('merchants/bay/merchant.json')
    expect(made).toContain('"id": "bay"')
    expect(made).toContain('"name": "The Bay"')
    expect(made).toContain('"theme": "bay"')
    expect(made).not.toContain('"cove.example"]')
    expect(existsSync(join(tree.root, 'themes/bay/theme.json'))).toBe(true)
    expect((await output(['check'], tree)).code).toBe(0)
    expect((await output(['clone', 'cove', 'bay', '--confirm'], tree)).text).toBe('There is a merchant "bay" already.')
  })

  test('delete names what goes and what stays, and takes the folder away once it is confirmed', async () => {
    using tree = makeTree()
    tree.merchant('quay')
    const printed = await output(['delete', 'quay'], tree)
    expect(printed.text).toContain('would remove merchants/quay/merchant.json')
    expect(printed.text).toContain('Players, ledger and history stay in the database under "quay"')
    expect(files(tree)).toEqual(['harbour', 'quay'])
    expect((await output(['delete', 'quay', '--confirm'], tree)).code).toBe(0)
    expect(files(tree)).toEqual(['harbour'])
    expect((await output(['delete', 'quay'], tree)).text).toMatch(/^There is no merchant "quay"/)
    expect(readdirSync(tree.root).filter((name) => name.startsWith('.'))).toEqual([])
  })
})

describe('new', () => {
  test('a colour and languages make a merchant that passes the check', async () => {
    using tree = makeProjectTree()
    const made = await output(['new', 'demo', '--brand', '0ea5e9', '--languages', 'en,ar'], tree)
    expect(made.code).toBe(0)
    expect(made.text).toContain('demo (Demo) passed\n')
    expect(made.text).toContain('  passed  Money and time   EUR with 2 decimals, Europe/Malta\n')
    expect((await output(['check', 'demo'], tree)).code).toBe(0)
    expect(readdirSync(join(tree.root, 'merchants/demo/assets'))).toEqual([
      'logo-dark.svg',
      'logo-light.svg',
      'mark.svg',
    ])
    expect(readdirSync(tree.root).filter((name) => name.startsWith('.'))).toEqual([])
  })

  test('a new theme is recorded where themes are, and the port is the one that PORT names', async () => {
    using tree = makeProjectTree()
    tree.write('packages/theme/recorded/tide.json', '{}')
    vi.stubEnv('PORT', '3111')
    const { text } = await output(['new', 'demo', '--brand', '#0ea5e9', '--languages', 'EN'], tree)
    vi.unstubAllEnvs()
    expect(text).toContain('http://demo.localhost:3111')
    expect(JSON.parse(tree.read('packages/theme/recorded/demo.json'))).toHaveProperty('values.light')
  })

  test('an id whose host serves something else is refused', async () => {
    using tree = makeProjectTree()
    const { code, text } = await output(['new', 'operator', '--brand', '#0ea5e9', '--languages', 'EN'], tree)
    expect(code).toBe(1)
    expect(text).toContain('the id "operator" is reserved, because its host serves something else. Choose another id.')
  })

  test('the default languages are the platform’s, and every choice is taken', async () => {
    using tree = makeProjectTree()
    const options = ['--name', 'Océan Bleu', '--currency', 'KZT', '--time-zone', 'Asia/Almaty', '--jurisdiction', 'KZ']
    const { text } = await output(['new', 'ocean-bleu', '--brand', '#0ea', '--theme', 'tide', ...options], tree)
    expect(text).toContain('ocean-bleu (Océan Bleu) passed\n')
    expect(text).toContain('  passed  Money and time   KZT with 2 decimals, Asia/Almaty\n')
    expect(text).toContain('  Languages        TY, EN: ')
    expect(text).toContain('  Theme            tide: ')
    expect(existsSync(join(tree.root, 'themes/ocean-bleu'))).toBe(false)
  })

  test('a name its face cannot letter is lettered by the id', async () => {
    using tree = makeProjectTree()
    await output(['new', 'waha', '--brand', '#0a7', '--name', 'واحة', '--languages', 'AR,EN'], tree)
    expect(tree.read('merchants/waha/assets/logo-light.svg')).toContain('<title>Waha</title>')
    const { text } = await output(['new', 'waha2', '--brand', '#0a7', '--name', 'واحة', '--languages', 'AR,EN'], tree)
    expect(text).toContain('The face has no letters for “واحة”: the wordmark says “Waha2” until you draw your own.')
    expect(tree.read('merchants/waha/merchant.json')).toContain('"name": "واحة"')
  })

  test('demo money has the decimals of its currency, and is worth something in it', async () => {
    using tree = makeProjectTree()
    expect(
      (await output(['new', 'dragonfly', '--brand', '#b8201a', '--languages', 'EN', '--currency', 'VND'], tree)).code,
    ).toBe(0)
    expect(tree.read('merchants/dragonfly/merchant.json')).toContain('"openingBalance": "500000"')
  })

  test('the mark shows and is lettered as asked; a name nobody knows is said', async () => {
    using tree = makeProjectTree()
    const make = (id: string, ...more: string[]) =>
      output(['new', id, '--brand', '#b8201a', '--languages', 'EN', ...more], tree)
    expect((await make('one-ho', '--symbol', 'horns', '--face', 'royal', '--accent', '#e0b04c')).code).toBe(0)
    expect(tree.read('merchants/one-ho/assets/mark.svg')).toContain('#e0b04c')
    expect((await make('two', '--symbol', 'horn')).text).toContain('There is no symbol "horn"; did you mean horns?')
    expect((await make('two', '--accent', 'gold')).text).toContain('Write it as #rrggbb, in quotes: --accent')
  })

  test('what would not pass is not written', async () => {
    using tree = makeProjectTree()
    const { code, text } = await output(['new', 'demo', '--brand', '#0ea5e9', '--languages', 'TH'], tree)
    expect(code).toBe(1)
    expect(text).toContain('the language TH has no texts yet')
    expect(text).toContain('Nothing was written.')
    expect(existsSync(join(tree.root, 'merchants/demo'))).toBe(false)
    expect(existsSync(join(tree.root, 'themes/demo'))).toBe(false)
  })
})

describe('diff', () => {
  test('says what changed since the last commit, the look too', async () => {
    using tree = makeTree()
    commit(tree)
    expect(await output(['diff', 'harbour'], tree)).toEqual({ code: 0, text: 'Nothing that anybody would see.' })
    tree.write(
      'merchants/harbour/merchant.json',
      tree.read('merchants/harbour/merchant.json').replace('"VIP": false', '"VIP": true'),
    )
    tree.write('themes/tide/theme.json', '{ "brand": "#b4540b" }')
    const { text } = await output(['diff', 'harbour'], tree)
    expect(text).toContain('What it can do\n  The merchant has VIP levels (VIP): switched on.')
    expect(text).toMatch(/Primary button\n {2}.*goes from/)
  })

  test('compares with an export', async () => {
    using tree = makeTree()
    const file = join(tree.root, 'before.json')
    await output(['export', 'harbour', '--out', file], tree)
    tree.write(
      'merchants/harbour/merchant.json',
      tree.read('merchants/harbour/merchant.json').replace('"name": "Harbour"', '"name": "Port"'),
    )
    expect((await output(['diff', 'harbour', file], tree)).text).toBe('Brand\n  The name: Harbour becomes Port.')
  })

  test('a merchant that is new, and one that is broken, are said', async () => {
    using tree = makeTree()
    commit(tree)
    tree.merchant('quay')
    expect((await output(['diff', 'quay'], tree)).text).toBe(
      'The last commit has no merchant "quay": all of it is new.',
    )
    tree.write('merchants/harbour/merchant.json', '{')
    expect((await output(['diff', 'harbour'], tree)).text).toBe(
      'merchants/harbour has faults: npm run merchant -- check harbour',
    )
  })
})

describe('export and import', () => {
  test('carry a merchant to another installation', async () => {
    using from = makeProjectTree()
    using to = makeProjectTree()
    await output(['new', 'demo', '--brand', '#0ea5e9', '--languages', 'EN,AR'], from)
    const file = join(to.root, 'demo.json')
    await output(['export', 'demo', '--out', file], from)
    const { code, text } = await output(['import', file], to)
    expect(code).toBe(0)
    expect(text).toContain('demo (Demo) passed\n')
    for (const path of ['merchants/demo/merchant.json', 'themes/demo/theme.json', 'merchants/demo/assets/mark.svg']) {
      expect(to.read(path)).toBe(from.read(path))
    }
  })

  test('what differs here is named and left alone, unless it is to be replaced', async () => {
    using tree = makeTree()
    const file = join(tree.root, 'harbour.json')
    await output(['export', 'harbour', '--out', file], tree)
    tree.write('themes/tide/theme.json', '{ "brand": "#b4540b" }')
    const { code, text } = await output(['import', file], tree)
    expect(code).toBe(1)
    expect(text).toContain('themes/tide/theme.json differ here.')
    expect((await output(['import', file, '--replace'], tree)).code).toBe(0)
    expect(tree.read('themes/tide/theme.json')).toBe('{ "brand": "#0b7285" }')
  })

  test('what this installation cannot serve is not written', async () => {
    using tree = makeTree()
    const file = join(tree.root, 'harbour.json')
    await output(['export', 'harbour', '--out', file], tree)
    tree.remove('merchants/harbour')
    tree.remove('vendors/keel')
    const { code, text } = await output(['import', file], tree)
    expect(code).toBe(1)
    expect(text).toContain('there is no vendor "keel"')
    expect(existsSync(join(tree.root, 'merchants/harbour'))).toBe(false)
  })
})
