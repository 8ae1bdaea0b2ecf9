import type { Browser, Request } from '@playwright/test'

/** Requests later than this after a page's load event are for later steps: other slides, pop-ups, forms. */
const FIRST_MS = 1_000

/** Valid on a busy machine too. */
const LOADED_WITHIN_MS = 180_000

/**
 * The number of requests of a first visit until the lobby is complete, without game pictures. By the page's own clock,
 * since on a busy machine the network is never idle before later steps are prepared.
 */
export async function countRequests(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<number> {
  // Half the pixels: they do not change which pictures are requested, but drawing them takes time. The banners'
  // carousel loads the next picture every five seconds, which does not belong to the first lobby.
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', deviceScaleFactor: 0.5 })
  try {
    const requests: Request[] = []
    page.on('request', (request) => {
      const { protocol, pathname } = new URL(request.url())
      if (protocol !== 'data:' && !pathname.startsWith('/img/game/')) requests.push(request)
    })
    await page.goto(url, { waitUntil: 'load', timeout: LOADED_WITHIN_MS })
    const loadedAt = await page.evaluate(async (firstMs) => {
      const loadedMs = () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd
      while (loadedMs() === 0 || performance.now() < loadedMs() + firstMs)
        await new Promise((resume) => setTimeout(resume, 100))
      return performance.timeOrigin + loadedMs()
    }, FIRST_MS)
    return requests.filter((request) => request.timing().startTime < loadedAt + FIRST_MS).length
  } finally {
    await page.close()
  }
}
