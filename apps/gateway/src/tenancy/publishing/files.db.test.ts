import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { run } from '@livery/merchant/cli'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { forEachDatabase } from '../../platform/database/testing/databases.ts'
import { openOn } from './testing/opened.ts'

forEachDatabase((_kind, database) => {
  const prepared: string[] = []
  let project: Awaited<ReturnType<typeof openOn>>
  let live: Awaited<ReturnType<typeof project.open>>
  const until = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000, interval: 40 })
  const release = (id: string) => live.registry.site(id)?.release
  const faults = (id: string) => live.registry.entry(id)?.faults ?? []
  /** Saves another merchant and waits until it is live, so that any wrong change would be visible by then. */
  const settled = async () => {
    const name = `Sterling ${Math.random()}`
    project.edit('merchants/sterling/merchant.json', (text) => text.replace(/"name": "[^"]+"/, `"name": "${name}"`))
    await until(() => expect(live.registry.site('sterling')?.merchant.name).toBe(name))
  }

  /** Records the merchants whose saved files were checked, each with its number of faults. */
  const heard = () => {
    const judged: (readonly [string, number])[] = []
    live.registry.shown.on('judged', (id) => judged.push([id, faults(id).length]))
    return judged
  }

  beforeAll(async () => {
    project = await openOn(database(), async ({ id }) => {
      prepared.push(id)
    })
    live = await project.open()
  })
  afterAll(async () => {
    await live?.stop()
    project?.remove()
  })

  test('a saved file is live, and no other merchant changes', async () => {
    const oasis = live.registry.site('oasis')
    project.edit('merchants/carmine/merchant.json', (text) => text.replace('"Carmine Club"', '"Carmine House"'))
    await until(async () => expect(await live.nameAt('carmine.localhost')).toBe('Carmine House'))
    expect(live.registry.site('oasis')).toBe(oasis)
    const [first] = await live.releases.store.history('carmine')
    expect(first).toMatchObject({ act: 'release.files', by: 'files' })
    expect(first?.words).toContain('Carmine House')
  })

  test('a merchant whose files were not saved keeps the same site', async () => {
    const before = live.registry.site('carmine')
    await settled()
    expect(live.registry.site('carmine')).toBe(before)
  })

  test('a broken save leaves the live release and reports the fault, also after a restart; corrected, it is live', async () => {
    const before = live.registry.site('carmine')
    const judged = heard()
    project.edit('merchants/carmine/merchant.json', (text) =>
      text.replace('"defaultMode": "dark"', '"defaultMode": "drak"'),
    )
    await until(() => expect(faults('carmine')).toHaveLength(1))
    expect(live.registry.site('carmine')).toBe(before)
    expect(faults('carmine')[0]?.message).toBe('not one of the allowed values')
    await until(() => expect(judged).toEqual([['carmine', 1]]))
    await live.stop()
    live = await project.open()
    expect(await live.nameAt('carmine.localhost')).toBe('Carmine House')
    expect(faults('carmine')).toHaveLength(1)
    const judgedLater = heard()
    project.edit('merchants/carmine/merchant.json', (text) => text.replace('"drak"', '"light"'))
    await until(() => expect(live.registry.site('carmine')?.merchant.defaultMode).toBe('light'))
    expect(faults('carmine')).toEqual([])
    await until(() => expect(judgedLater).toEqual([['carmine', 0]]))
  })

  test('a broken save that is taken back is heard of as well, though nothing else is live then', async () => {
    const before = release('carmine')
    const judged = heard()
    project.edit('merchants/carmine/merchant.json', (text) => text.replace('"light"', '"lihgt"'))
    await until(() => expect(judged).toEqual([['carmine', 1]]))
    project.edit('merchants/carmine/merchant.json', (text) => text.replace('"lihgt"', '"light"'))
    await until(() => expect(judged.at(-1)).toEqual(['carmine', 0]))
    expect(release('carmine')).toBe(before)
  })

  test('a saved theme is live for every merchant that uses it, and a broken one for none', async () => {
    const before = release('oasis')
    project.edit('themes/dune/theme.json', (text) => text.replace('"brand":', '"bran":'))
    await until(() => expect(faults('oasis').map(({ suggestion }) => suggestion)).toContain('"brand"'))
    expect(release('oasis')).toBe(before)
    project.edit('themes/dune/theme.json', (text) => text.replace(/"bran": "[^"]+"/, '"brand": "#0b7285"'))
    await until(() => expect(release('oasis')).not.toBe(before))
  })

  test('a saved group is live for its merchants', async () => {
    project.edit('groups/default/merchant.json', (text) => text.replace('"ageMinimum": 18', '"ageMinimum": 19'))
    await until(() => {
      for (const id of ['aurora', 'oasis']) expect(live.registry.site(id)?.merchant.compliance.ageMinimum).toBe(19)
    })
  })

  test('a new merchant answers on its host once its data is prepared, and is gone when its folder is removed', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    expect(await run(['new', 'demo', '--brand', '#0ea5e9', '--languages', 'EN,AR'], project.folder)).toBe(0)
    vi.restoreAllMocks()
    await until(async () => expect(await live.nameAt('demo.example')).toBe('Demo'))
    expect(prepared).toContain('demo')
    expect(await live.nameAt('demo.localhost')).toBe('Demo')
    rmSync(project.path('merchants/demo'), { recursive: true })
    await until(async () => expect(await live.nameAt('demo.localhost')).toBeUndefined())
    expect((await live.releases.store.history('demo')).map(({ act }) => act)).toEqual([
      'release.withdraw',
      'release.files',
    ])
  })

  test('a merchant cannot take another’s host, but can once it is free', async () => {
    cpSync(project.path('merchants/carmine'), project.path('merchants/zephyr'), { recursive: true })
    const text = readFileSync(project.path('merchants/carmine/merchant.json'), 'utf8')
    writeFileSync(project.path('merchants/zephyr/merchant.json'), text.replace('"id": "carmine"', '"id": "zephyr"'))
    await until(() => expect(faults('zephyr').map(({ code }) => code)).toContain('host.taken'))
    expect(await live.nameAt('carmine.example')).toBe('Carmine House')
    rmSync(project.path('merchants/carmine'), { recursive: true })
    await until(() => expect(live.registry.merchantOfHost('carmine.example')).toBe('zephyr'))
  })

  test('the default merchant stays live even when its folder is removed', async () => {
    rmSync(project.path('merchants/aurora'), { recursive: true })
    await settled()
    expect(await live.nameAt('localhost')).toBe('Aurora')
  })
})
