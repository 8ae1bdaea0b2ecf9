import { join } from 'node:path'
import { diskSources, layeredSources, memorySources } from '@livery/document/sources'
import { loadRelease } from '@livery/merchant/loaded-release'
import { beforeAll, expect, test } from 'vitest'
import { Vendors } from '../vendors/vendors.ts'
import { themeLook } from './site.ts'
import { SiteSchedule } from './site-schedule.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const THEME = {
  brand: '#7c3aed',
  overlays: { 'new-year': { from: '2026-12-26', until: '2026-12-31', accent: '#d4a017' } },
}
/** Midnight in Manila, the merchant's time zone. */
const BEGINS = Date.parse('2026-12-25T16:00:00Z')
const ENDS = Date.parse('2026-12-31T16:00:00Z')

let nowMs = 0
let schedule: SiteSchedule

beforeAll(async () => {
  const theme = new TextEncoder().encode(JSON.stringify(THEME))
  const sources = layeredSources(memorySources(new Map([['themes/neon/theme.json', theme]])), diskSources(ROOT))
  const { loadedRelease } = await loadRelease(sources, 'aurora')
  if (!loadedRelease) throw new Error('aurora is not sound')
  schedule = new SiteSchedule(loadedRelease, {
    vendors: await Vendors.load(join(ROOT, 'vendors'), null),
    now: () => nowMs,
  })
})

function siteAt(ms: number) {
  nowMs = ms
  return schedule.site
}

test('a site has the theme of the moment, its own release id, and the time of the next change', () => {
  const before = siteAt(BEGINS - 1)
  const during = siteAt(BEGINS)
  const after = siteAt(ENDS)
  expect([before.themeUntilMs, during.themeUntilMs, after.themeUntilMs]).toEqual([BEGINS, ENDS, null])
  expect(during.release).not.toBe(before.release)
  expect(after.release).toBe(before.release)
  expect(themeLook(during, 'Latn').css).not.toBe(themeLook(before, 'Latn').css)
})

test('between two changes it is the same object', () => {
  expect(siteAt(BEGINS + 5)).toBe(siteAt(ENDS - 5))
})
