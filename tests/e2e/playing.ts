import type { Page } from '@playwright/test'
import { minorUnits } from './rounds.ts'
import { expect } from './test.ts'
import type { TestMerchant } from './test-merchant.ts'
import { address } from './visit.ts'

/** Plays one round of the first slot game, and returns what it cost in minor units. */
export async function stakeOnce(page: Page, merchant: TestMerchant, port: number, code: string): Promise<number> {
  const game = await firstGame(page, merchant, port, 'gameType=RNG', code)
  await page.goto(address(merchant, port, `/seamless?nodeId=${game}`))
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('html[data-ready]')).toHaveCount(1, { timeout: 30_000 })
  await expect(frame.locator('.curtain')).toHaveCount(0)
  const answered = page.waitForResponse(/\/api\/round$/)
  await frame.locator('#spin').click()
  return minorUnits((await (await answered).json()).cost)
}

/** The node id of a merchant's first game in the answer to a query. */
export async function firstGame(
  page: Page,
  merchant: TestMerchant,
  port: number,
  which: string,
  code: string,
): Promise<number> {
  const answer = await page.request.get(`http://127.0.0.1:${port}/api/games?${which}&language=${code}&pageSize=18`, {
    headers: { host: `${merchant.id}.localhost:${port}` },
  })
  const { games } = (await answer.json()).value as { games: readonly { isGame: string; nodeId: number }[] }
  const game = games.find(({ isGame }) => isGame === 'GAME')
  if (!game) throw new Error(`${merchant.id} has no game of ${which}`)
  return game.nodeId
}
