import { chromium } from 'playwright'
import { BROWSER_ARGS } from '../.storybook/browser-args.ts'

/** The number of requests of a first visit until the lobby is complete and the network idle, without game pictures. */
export async function countRequests(url: string, viewport: { width: number; height: number }): Promise<number> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...BROWSER_ARGS],
  })
  try {
    // The banners' carousel loads the next picture every five seconds, which does not belong to the first lobby.
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
    let requests = 0
    page.on('request', (request) => {
      if (!new URL(request.url()).pathname.startsWith('/img/game/') && !request.url().startsWith('data:')) requests += 1
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    return requests
  } finally {
    await browser.close()
  }
}
