import type { Fixture } from '@livery/contract/games/feed'
import { expect, test, vi } from 'vitest'
import type { VendorConnection } from '../../tenancy/vendors/connections.ts'
import type { VendorGame, VendorManifest } from '../../tenancy/vendors/manifest.ts'
import { Feed } from './feed.ts'

const SITE = { isOffered: () => true }

/** The feed of one vendor, at a clock of its own. */
function feedOf(fixtures: () => Promise<readonly Fixture[]>) {
  const clock = { nowMs: 1_000_000 }
  const vendor = { id: 'a', code: 'A', feed: { game: 'book' } } as VendorManifest
  const game = { code: 'book', gameType: 'SPORTS' } as VendorGame
  const connection = { id: 'a', feed: { fixtures } } as unknown as VendorConnection
  const vendors = {
    games: new Map([['book', { vendor, game }]]),
    byCode: new Map([['A', vendor]]),
    connection: () => connection,
  }
  return { feed: new Feed(vendors, { warn: vi.fn() }, () => clock.nowMs), clock }
}

test('a vendor that has just been started is awaited for a minute, then there are no matches', async () => {
  const { feed, clock } = feedOf(async () => {
    throw new Error('not started yet')
  })
  expect(await feed.of(SITE)).toEqual([])
  expect(feed.awaits(SITE)).toBe(true)
  clock.nowMs += 59_000
  expect(feed.awaits(SITE)).toBe(true)
  clock.nowMs += 1_000
  expect(feed.awaits(SITE)).toBe(false)
})

test('a vendor that says it has no matches is not awaited, and one that falls silent is awaited anew', async () => {
  let isSilent = false
  const { feed, clock } = feedOf(async () => {
    if (isSilent) throw new Error('gone')
    return []
  })
  expect(await feed.of(SITE)).toEqual([])
  expect(feed.awaits(SITE)).toBe(false)
  isSilent = true
  clock.nowMs += 120_000
  expect(await feed.of(SITE)).toEqual([])
  expect(feed.awaits(SITE)).toBe(true)
})
