import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { forEachDatabase } from '../../platform/database/testing/databases.ts'
import { openOn } from './testing/opened.ts'

const FILE = 'merchants/carmine/merchant.json'
const requester = { by: 'Ana', note: 'autumn' }

forEachDatabase((kind, database) => {
  let project: Awaited<ReturnType<typeof openOn>>
  let live: Awaited<ReturnType<typeof project.open>>
  const until = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000, interval: 40 })
  const name = (visitor = {}) => live.nameAt('carmine.localhost', visitor)
  const write = (text: string) =>
    project.edit(FILE, (before) => before.replace(/"name": "Carmine[^"]*"/, `"name": "Carmine ${text}"`))
  /** Saves a name and waits until the gateway has read it, live or as a draft. */
  const save = async (text: string) => {
    const before = live.registry.entry('carmine')?.files
    write(text)
    await until(() => expect(live.registry.entry('carmine')?.files).not.toBe(before))
  }
  /** Saves a name while files go live by themselves, and waits until visitors see it. */
  const saveLive = async (text: string) => {
    write(text)
    await until(async () => expect(await name()).toBe(`Carmine ${text}`))
  }
  const acts = async () => (await live.releases.store.history('carmine')).map(({ act }) => act)

  beforeAll(async () => {
    project = await openOn(database())
    live = await project.open()
  })
  beforeEach(async () => {
    await live.releases.operations.follow('carmine', requester)
    await saveLive(`A ${Math.random()}`)
  })
  afterAll(async () => {
    await live?.stop()
    project?.remove()
  })

  test('a rollback is one step, stops saved files from going live, and is in the history with who did it and why', async () => {
    const { operations, store } = live.releases
    const before = await name()
    await saveLive('B')
    await operations.rollback('carmine', requester)
    expect(await name()).toBe(before)
    const [first] = await store.history('carmine')
    expect(first).toMatchObject({ act: 'release.rollback', by: 'Ana', note: 'autumn' })
    expect(first?.words).toContain('becomes')
    await save('C')
    expect(await name()).toBe(before)
    await operations.rollback('carmine', requester)
    expect(await name()).toBe('Carmine B')
    await operations.follow('carmine', requester)
    expect(await name()).toBe('Carmine C')
  })

  test('while a merchant is held, saved files are drafts until they are published', async () => {
    const { operations } = live.releases
    const before = await name()
    await operations.hold('carmine', requester)
    await save('draft')
    expect(await name()).toBe(before)
    expect(await operations.pending('carmine')).toContain('Carmine draft')
    const release = await operations.previewed('carmine', 'files', requester)
    expect(await name()).toBe(before)
    expect(await name({ preview: { merchantId: 'carmine', release } })).toBe('Carmine draft')
    expect(await live.nameAt('oasis.localhost', { preview: { merchantId: 'carmine', release } })).toBe('Oasis')
    await operations.publish('carmine', release.slice(0, 8), requester)
    expect(await name()).toBe('Carmine draft')
    expect(await acts()).toEqual(expect.arrayContaining(['release.publish', 'release.hold']))
  })

  test('a canary is shown to its share of the visitors, always the same ones', async () => {
    const { operations } = live.releases
    const before = await name()
    await operations.hold('carmine', requester)
    await save('canary')
    await operations.canary('carmine', 'files', 20, requester)
    const keys = Array.from({ length: 400 }, (_, index) => `visitor-${index}`)
    const seen = async () => Promise.all(keys.map((key) => name({ key })))
    const first = await seen()
    const share = first.filter((one) => one === 'Carmine canary').length / keys.length
    expect(share).toBeGreaterThan(0.12)
    expect(share).toBeLessThan(0.28)
    expect(await seen()).toEqual(first)
    expect(await name()).toBe(before)
    await operations.canary('carmine', 'files', 60, requester)
    const grown = await seen()
    for (const [index, one] of first.entries()) if (one === 'Carmine canary') expect(grown[index]).toBe(one)
    await operations.endCanary('carmine', requester)
    expect(new Set(await seen())).toEqual(new Set([before]))
  })

  test('a scheduled release goes live at its time, unless it was cancelled', async () => {
    const { operations, plans } = live.releases
    const before = await name()
    await operations.hold('carmine', requester)
    await save('planned')
    const soon = () => new Date(Date.now() + 1_500)
    const cancelled = await operations.schedule('carmine', 'files', soon(), requester)
    await operations.cancel('carmine', cancelled.id, requester)
    const plan = await operations.schedule('carmine', 'files', soon(), requester)
    expect(await name()).toBe(before)
    await until(async () => expect(await name()).toBe('Carmine planned'))
    const states = Object.fromEntries((await plans.of('carmine')).map(({ id, state }) => [id, state]))
    expect(states[plan.id]).toBe('done')
    expect(states[cancelled.id]).toBe('cancelled')
    expect(await acts()).toContain('release.scheduled')
    await expect(operations.schedule('carmine', 'files', new Date(Date.now() - 1), requester)).rejects.toThrow(
      'is past',
    )
    await expect(operations.cancel('carmine', plan.id, requester)).rejects.toThrow('that waits')
  })

  test('a faulty release is refused with its faults, and an unknown one with a message', async () => {
    const { operations } = live.releases
    await operations.hold('carmine', requester)
    project.edit(FILE, (text) => text.replace('"theme": "', '"theme": "x'))
    await expect(operations.publish('carmine', 'files', requester)).rejects.toThrow(/merchant\.json:\d+:\d+/)
    project.edit(FILE, (text) => text.replace('"theme": "x', '"theme": "'))
    await expect(operations.publish('carmine', 'abcd', requester)).rejects.toThrow('has no release "abcd"')
    await expect(operations.publish('nobody', 'abcd', requester)).rejects.toThrow('nobody')
    await expect(operations.endCanary('carmine', requester)).rejects.toThrow('no canary')
  })

  test('a release cannot be changed', async () => {
    await expect(database().pool.query("update release set bundle = '{}'")).rejects.toThrow('append-only')
  })

  if (kind === 'postgres') {
    test('three gateways with their own files all show what one publishes and what is saved at one', async () => {
      const { operations } = live.releases
      const projects = [await openOn(database()), await openOn(database())]
      const others = await Promise.all(projects.map((one) => one.open()))
      const names = () => Promise.all(others.map((one) => one.nameAt('carmine.localhost')))
      const was = await name()
      // The other gateways' older files do not go live again.
      expect(await names()).toEqual([was, was])
      await operations.hold('carmine', requester)
      await save('everywhere')
      await operations.publish('carmine', 'files', requester)
      await until(async () => expect(await names()).toEqual(['Carmine everywhere', 'Carmine everywhere']))
      await operations.follow('carmine', requester)
      await saveLive('saved at one')
      await until(async () => expect(await names()).toEqual(['Carmine saved at one', 'Carmine saved at one']))
      await others[0]?.releases.operations.rollback('carmine', requester)
      await until(async () => expect(await name()).toBe('Carmine everywhere'))
      await Promise.all(others.map((one) => one.stop()))
      for (const one of projects) one.remove()
    })

    test('a gateway that starts with older files does not make them live again', async () => {
      const { operations } = live.releases
      await operations.follow('carmine', requester)
      await saveLive('old')
      await saveLive('new')
      await live.stop()
      write('old')
      live = await project.open()
      expect(await name()).toBe('Carmine new')
      write('newer')
      await until(async () => expect(await name()).toBe('Carmine newer'))
    })
  }
})
