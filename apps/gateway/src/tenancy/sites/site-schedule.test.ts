import { join } from 'node:path'
import { diskSources, layeredSources, memorySources } from '@livery/document/sources'
import { loadRelease } from '@livery/merchant/loaded-release'
import { beforeAll, describe, expect, test } from 'vitest'
import { Vendors } from '../vendors/vendors.ts'
import { announcedAt } from './announced.ts'
import { themeLook } from './site.ts'
import { SiteSchedule, type SiteScheduleOptions } from './site-schedule.ts'

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
let options: SiteScheduleOptions

beforeAll(async () => {
  const theme = new TextEncoder().encode(JSON.stringify(THEME))
  const sources = layeredSources(memorySources(new Map([['themes/neon/theme.json', theme]])), diskSources(ROOT))
  const { loadedRelease } = await loadRelease(sources, 'aurora')
  if (!loadedRelease) throw new Error('aurora is not sound')
  options = { vendors: await Vendors.load(join(ROOT, 'vendors'), null), now: () => nowMs }
  const merchant = { ...loadedRelease.merchant, notices: [], promotions: [], popups: [] }
  schedule = new SiteSchedule({ ...loadedRelease, merchant }, options)
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

describe('announcements', () => {
  const entry = (id: string, publishedAt: string, endsAt?: string) => ({
    id,
    title: { EN: id },
    content: { EN: `<p>${id}</p>` },
    publishedAt,
    ...(endsAt && { endsAt }),
  })
  const lists = {
    notices: [
      entry('old', '2026-11-01T08:00Z'),
      entry('coming', '2026-11-10T08:00Z'),
      entry('ending', '2026-11-02T08:00Z', '2026-11-05T08:00Z'),
    ],
    promotions: [entry('weekend', '2026-11-07T00:00Z', '2026-11-09T00:00Z')],
    popups: [],
  }
  const at = (moment: string) => {
    const { notices, promotions, untilMs } = announcedAt(lists, Date.parse(moment))
    const until = untilMs === null ? null : new Date(untilMs).toISOString()
    return [notices.map(({ id }) => id).join(), promotions.map(({ id }) => id).join(), until]
  }

  test('each is shown from the moment it is published until it ends, the newest first', () => {
    expect(at('2026-11-02T07:59Z')).toEqual(['old', '', '2026-11-02T08:00:00.000Z'])
    expect(at('2026-11-02T08:00Z')).toEqual(['ending,old', '', '2026-11-05T08:00:00.000Z'])
    expect(at('2026-11-05T08:00Z')).toEqual(['old', '', '2026-11-07T00:00:00.000Z'])
    expect(at('2026-11-08T00:00Z')).toEqual(['old', 'weekend', '2026-11-09T00:00:00.000Z'])
    expect(at('2026-11-10T08:00Z')).toEqual(['coming,old', '', null])
  })

  test('when one ends, the site has another release id, so that no page is kept that shows it', () => {
    const { merchant } = schedule.loadedRelease
    const promotions = [entry('ending', '2026-11-01T00:00Z', '2026-11-20T00:00Z')]
    nowMs = Date.parse('2026-11-19T23:59:59Z')
    const ending = new SiteSchedule({ ...schedule.loadedRelease, merchant: { ...merchant, promotions } }, options)
    const before = ending.site
    nowMs = Date.parse('2026-11-20T00:00Z')
    expect(before.announced.promotions).toHaveLength(1)
    expect(ending.site.announced.promotions).toEqual([])
    expect(ending.site.release).not.toBe(before.release)
  })
})
