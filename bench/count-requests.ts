import type { Browser } from '@playwright/test'

/** The number of requests of a first visit until the lobby is complete and the network idle, without game pictures. */
export async function countRequests(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<number> {
  // The banners' carousel loads the next picture every five seconds, which does not belong to the first lobby.
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
  try {
    let requests = 0
    page.on('request', (request) => {
      if (!new URL(request.url()).pathname.startsWith('/img/game/') && !request.url().startsWith('data:')) requests += 1
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    return requests
  } finally {
    await page.close()
  }
}
