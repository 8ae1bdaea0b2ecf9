import { chromium } from 'playwright'
import { BROWSER_ARGS } from '../.storybook/browser-args.ts'

/** Requests of a cold visit until the lobby is whole and the network quiet, game pictures left out. */
export async function countRequests(url: string, viewport: { width: number; height: number }): Promise<number> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...BROWSER_ARGS],
  })
  try {
    // Banners that turn by themselves fetch the next picture every five seconds, which is no part of the first lobby.
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
