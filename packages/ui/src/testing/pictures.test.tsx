import { afterEach, beforeEach, expect, test } from 'vitest'
import { GameTile } from '../game-tile/game-tile.tsx'
import { applyTheme, clear, hydrate, idle, serve } from './stage.tsx'

beforeEach(() => applyTheme())
afterEach(clear)

const tile = (iconUrl: string) => (
  <GameTile title="Koi" iconUrl={iconUrl} sizes="160px" eager onPlay={() => undefined} />
)

/** How often the browser asked for an address that begins so. */
const requestsOf = (address: string) =>
  performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.startsWith(address)).length

test('a picture that fails is asked for once more, then drawn', async () => {
  const stage = serve(tile('/no-such-picture'))
  await hydrate(tile('/no-such-picture'))
  await expect.poll(() => stage.querySelector('article svg'), { timeout: 4000 }).not.toBeNull()
  await expect.poll(() => requestsOf('/no-such-picture'), { timeout: 4000 }).toBe(2)
  await idle(1500)
  expect(requestsOf('/no-such-picture')).toBe(2)
  expect(stage.querySelector('article img')).toBeNull()
})

test('a failure before the script is noticed by the script', async () => {
  const stage = serve(tile('/gone-before'))
  await idle(500)
  expect(stage.querySelector('article img')).not.toBeNull()
  await hydrate(tile('/gone-before'))
  await expect.poll(() => stage.querySelector('article img'), { timeout: 4000 }).toBeNull()
})

test('the browser chooses among three widths', () => {
  const image = serve(tile('/img/game/koi/1f')).querySelector('img') as HTMLImageElement
  expect(image.getAttribute('srcset')).toBe(
    '/img/game/koi/1f/160 160w, /img/game/koi/1f/240 240w, /img/game/koi/1f/360 360w',
  )
  expect(image.alt).toBe('')
  expect(image.loading).toBe('eager')
})
