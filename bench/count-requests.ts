import type { Browser } from '@playwright/test'

/** The part of the site that fetches in advance what a later step may need; with it the first lobby is over. */
const PREPARING = /\/assets\/prepare-[^/]+\.js$/

/**
 * The number of requests of a first visit until the lobby is complete, without game pictures: until the network is idle,
 * or, where a busy machine is so late that it never was, until the page begins to prepare later steps.
 */
export async function countRequests(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<number> {
  // The banners' carousel loads the next picture every five seconds, which does not belong to the first lobby.
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
  try {
    let requests = 0
    let isOver = false
    page.on('request', (request) => {
      const { protocol, pathname } = new URL(request.url())
      isOver ||= PREPARING.test(pathname)
      if (!isOver && protocol !== 'data:' && !pathname.startsWith('/img/game/')) requests += 1
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    const first = requests
    // Without this the count would go on for ever where the part has another name.
    if (!isOver) await page.waitForRequest((request) => PREPARING.test(new URL(request.url()).pathname))
    return first
  } finally {
    await page.close()
  }
}
