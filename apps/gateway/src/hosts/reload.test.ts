import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '@livery/merchant/cli'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Vendors } from '../games/vendors.ts'
import { projectCopy } from '../testing/assembled.ts'
import { Registry } from './registry.ts'

let project: ReturnType<typeof projectCopy>
let registry: Registry
const prepared: string[] = []
const reload = () =>
  registry.reload(async ({ id }) => {
    // Nobody sees it before it has what it starts with.
    expect(registry.site(id)).toBeNull()
    prepared.push(id)
  })

const path = (...parts: string[]) => join(project.folder, ...parts)
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(path(file), change(readFileSync(path(file), 'utf8')))
const nameAt = (host: string) => registry.siteOfHost(host)?.merchant.name

beforeAll(async () => {
  project = projectCopy(() => undefined)
  const vendors = await Vendors.load(path('vendors'), {})
  registry = await Registry.load({ root: project.folder, vendors, defaultMerchant: 'aurora', localHosts: true })
})
afterAll(() => project.remove())

test('a saved file is live, and only its merchant is another', async () => {
  const [carmine, oasis] = [registry.site('carmine'), registry.site('oasis')]
  edit('merchants/carmine/merchant.json', (text) => text.replace('"Carmine Club"', '"Carmine House"'))
  expect(await reload()).toEqual({ added: [], changed: ['carmine'], removed: [], faults: [] })
  expect(nameAt('carmine.localhost')).toBe('Carmine House')
  expect(registry.site('carmine')?.release).not.toBe(carmine?.release)
  expect(registry.site('oasis')).toBe(oasis)
})

test('nothing saved is nothing changed', async () => {
  expect(await reload()).toEqual({ added: [], changed: [], removed: [], faults: [] })
})

test('a broken save keeps what was live and says what is wrong; mended, it is live', async () => {
  const before = registry.site('carmine')
  edit('merchants/carmine/merchant.json', (text) => text.replace('"dark"', '"drak"'))
  expect((await reload()).faults).toHaveLength(1)
  expect(registry.site('carmine')).toBe(before)
  expect(registry.faults[0]?.message).toBe('not one of the allowed values')
  edit('merchants/carmine/merchant.json', (text) => text.replace('"drak"', '"light"'))
  expect((await reload()).changed).toEqual(['carmine'])
  expect(registry.faults).toEqual([])
  expect(registry.site('carmine')?.merchant.defaultMode).toBe('light')
})

test('a theme is live for whoever wears it, and a broken one for nobody', async () => {
  const before = registry.site('oasis')
  edit('themes/dune/theme.json', (text) => text.replace('"brand":', '"bran":'))
  expect((await reload()).faults.map(({ suggestion }) => suggestion)).toContain('"brand"')
  expect(registry.site('oasis')).toBe(before)
  edit('themes/dune/theme.json', (text) => text.replace(/"bran": "[^"]+"/, '"brand": "#0b7285"'))
  expect((await reload()).changed).toEqual(['oasis'])
  expect(registry.site('oasis')?.theme.css).not.toBe(before?.theme.css)
})

test('a group is live for its merchants', async () => {
  edit('groups/default/merchant.json', (text) => text.replace('"ageMinimum": 18', '"ageMinimum": 19'))
  expect((await reload()).changed).toEqual(expect.arrayContaining(['aurora', 'carmine', 'oasis']))
})

test('a new merchant is on its host when it has what it starts with, and gone with its folder', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  expect(await run(['new', 'demo', '--brand', '#0ea5e9', '--languages', 'EN,AR'], project.folder)).toBe(0)
  vi.restoreAllMocks()
  expect((await reload()).added).toEqual(['demo'])
  expect(prepared).toEqual(['demo'])
  expect(nameAt('demo.localhost')).toBe('Demo')
  expect(nameAt('demo.example')).toBe('Demo')
  rmSync(path('merchants/demo'), { recursive: true })
  expect((await reload()).removed).toEqual(['demo'])
  expect(nameAt('demo.localhost')).toBeUndefined()
})

test('nobody takes a host that another has', async () => {
  mkdirSync(path('merchants/zephyr'))
  const text = readFileSync(path('merchants/carmine/merchant.json'), 'utf8')
  writeFileSync(path('merchants/zephyr/merchant.json'), text.replace('"id": "carmine"', '"id": "zephyr"'))
  expect((await reload()).faults.map(({ code }) => code)).toContain('host.taken')
  expect(registry.siteOfHost('carmine.example')?.merchant.id).toBe('carmine')
  rmSync(path('merchants/zephyr'), { recursive: true })
  await reload()
})

test('the default merchant stays, whatever happens to its folder', async () => {
  rmSync(path('merchants/aurora'), { recursive: true })
  expect((await reload()).removed).toEqual([])
  expect(nameAt('localhost')).toBe('Aurora')
})
