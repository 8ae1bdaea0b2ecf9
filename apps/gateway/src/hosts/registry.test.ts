import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Vendors } from '../games/vendors.ts'
import { projectCopy } from '../testing/assembled.ts'
import { Registry } from './registry.ts'
import { themeLook } from './site.ts'

const THEME = {
  brand: '#7c3aed',
  overlays: { 'new-year': { from: '2026-12-26', until: '2026-12-31', accent: '#d4a017' } },
}
/** Midnight in Manila, where the default merchant is at home. */
const BEGINS = Date.parse('2026-12-25T16:00:00Z')
const ENDS = Date.parse('2026-12-31T16:00:00Z')

let project: ReturnType<typeof projectCopy>
let nowMs = 0
let registry: Registry

beforeAll(async () => {
  project = projectCopy((_merchants, themes) =>
    writeFileSync(join(themes, 'neon', 'theme.json'), JSON.stringify(THEME)),
  )
  const vendors = await Vendors.load(join(project.folder, 'vendors'), {})
  const options = { root: project.folder, vendors, defaultMerchant: 'aurora', localHosts: true }
  registry = await Registry.load({ ...options, now: () => nowMs })
})
afterAll(() => project.remove())

function siteAt(ms: number) {
  nowMs = ms
  const site = registry.siteOfHost('aurora.localhost')
  if (!site) throw new Error('no site')
  return site
}

test('a site wears what holds at the moment, under a release of its own, and says until when', () => {
  const before = siteAt(BEGINS - 1)
  const during = siteAt(BEGINS)
  const after = siteAt(ENDS)
  expect([before.themeUntilMs, during.themeUntilMs, after.themeUntilMs]).toEqual([BEGINS, ENDS, null])
  expect(during.release).not.toBe(before.release)
  expect(after.release).toBe(before.release)
  expect(themeLook(during, 'Latn').css).not.toBe(themeLook(before, 'Latn').css)
  expect(registry.site('aurora')).toBe(siteAt(ENDS))
})

test('between two changes it is one and the same, and other merchants are not touched', () => {
  expect(siteAt(BEGINS + 5)).toBe(siteAt(ENDS - 5))
  expect(registry.site('oasis')?.themeUntilMs).toBe(null)
})
