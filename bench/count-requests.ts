import type { Browser, Request } from '@playwright/test'

/** What a page asks for later than this after its load event is for later steps: other slides, pop-ups, forms. */
const FIRST_MS = 1_000

/**
 * The number of requests of a first visit until the lobby is complete and the network idle, without game pictures. By the
 * page's own clock, since on a busy machine the network is never idle before later steps are prepared.
 */
export async function countRequests(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<number> {
  // The banners' carousel loads the next picture every five seconds, which does not belong to the first lobby.
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
  try {
    const requests: Request[] = []
    page.on('request', (request) => {
      const { protocol, pathname } = new URL(request.url())
      if (protocol !== 'data:' && !pathname.startsWith('/img/game/')) requests.push(request)
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    const loadedAt = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return performance.timeOrigin + (navigation?.loadEventEnd ?? 0)
    })
    return requests.filter((request) => request.timing().startTime < loadedAt + FIRST_MS).length
  } finally {
    await page.close()
  }
}
