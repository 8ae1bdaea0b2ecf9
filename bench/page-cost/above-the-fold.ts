import { brotliDecompressSync, constants } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

const VIEWPORTS = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const

/** The bytes a new connection sends before it waits for an acknowledgement. */
export const FIRST_FLIGHT_BYTES = 14_000

/** The index of an element in a page, with its description. */
export interface LastElement {
  /** Bytes of the compressed page that a browser needs until it has the whole element. */
  readonly bytes: number
  readonly element: string
  /** Pixels of the first screen that change after the first flight of bytes. */
  readonly changedLater: number
}

/**
 * The position, in the bytes as sent, of the last element that a visitor sees without scrolling.
 *
 * @param url of a page
 *
 * @param compressed its first HTML, in brotli
 */
export async function aboveTheFold(
  browser: Browser,
  url: string,
  compressed: Buffer,
): Promise<Readonly<Record<keyof typeof VIEWPORTS, LastElement>>> {
  const html = brotliDecompressSync(compressed).toString()
  const start = shownAfter(compressed, FIRST_FLIGHT_BYTES)
  const page = await withoutScript(browser, url, html)
  const found = async (name: keyof typeof VIEWPORTS) => {
    await page.setViewportSize(VIEWPORTS[name])
    const { index, element } = await lastVisible(page)
    const changedLater = await differentPixels(browser, url, [start, html], VIEWPORTS[name])
    return { bytes: compressedBytes(compressed, endOf(html, index)), element, changedLater }
  }
  const all = { desktop: await found('desktop'), phone: await found('phone') }
  await page.close()
  return all
}

/** The page before any script has run; pictures have their space but are not loaded. */
async function withoutScript(browser: Browser, url: string, html: string): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEWPORTS.desktop })
  await page.route(/\.js$|\/img\//, (route) => route.abort())
  await page.route(url, (route) => route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }))
  await page.goto(url, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return page
}

/** The last element of the markup on the screen: its index among all elements. */
function lastVisible(page: Page): Promise<{ readonly index: number; readonly element: string }> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('#root *')]
    const isOnScreen = (element: Element) => {
      const { top, left, bottom, right } = element.getBoundingClientRect()
      const isInside = top < innerHeight && left < innerWidth && bottom > 0 && right > 0 && right > left && bottom > top
      return isInside && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    }
    // A surrounding element does not show where its own text ends.
    const leaves = all.filter((element) => element.children.length === 0 && isOnScreen(element))
    const element = leaves.at(-1)
    return { index: element ? all.indexOf(element) : -1, element: element?.outerHTML.slice(0, 80) ?? '' }
  })
}

/**
 * The end of the element with this number in the page's text: in React's markup every `<` before a letter begins one.
 */
function endOf(html: string, index: number): number {
  const root = html.indexOf('<div id="root">')
  const starts = html.slice(root + 1).matchAll(/<[a-z]/g)
  let at = 0
  for (const start of starts) {
    if (at === index + 1) return root + 1 + start.index
    at += 1
  }
  return html.length
}

/** The number of bytes until so many characters have arrived. */
function compressedBytes(compressed: Buffer, characters: number): number {
  let [enough, tooFew] = [compressed.length, 0]
  while (enough - tooFew > 1) {
    const middle = Math.floor((enough + tooFew) / 2)
    if (decompressed(compressed, middle).length >= characters) enough = middle
    else tooFew = middle
  }
  return enough
}

/** What a browser shows after so many bytes: a style element counts once its end has arrived. */
function shownAfter(compressed: Buffer, bytes: number): string {
  const text = decompressed(compressed, bytes)
  const open = text.lastIndexOf('<style')
  return open > text.lastIndexOf('</style>') ? text.slice(0, open) : text
}

function decompressed(compressed: Buffer, bytes: number): string {
  const options = { finishFlush: constants.BROTLI_OPERATION_FLUSH }
  return brotliDecompressSync(compressed.subarray(0, bytes), options).toString()
}

/**
 * The number of pixels that visibly differ between two states of a page, before any script has run and with the
 * reader's own fonts.
 */
async function differentPixels(
  browser: Browser,
  url: string,
  states: readonly [string, string],
  viewport: { width: number; height: number },
): Promise<number> {
  const pictures: Buffer[] = []
  for (const html of states) {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
    await page.route(/\.(?:js|woff2)$/, (route) => route.abort())
    await page.route(url, (route) => route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }))
    await page.goto(url, { waitUntil: 'networkidle' })
    pictures.push(
      await sharp(await page.screenshot({ animations: 'disabled' }))
        .ensureAlpha()
        .raw()
        .toBuffer(),
    )
    await page.close()
  }
  const [start = Buffer.alloc(0), whole = Buffer.alloc(0)] = pictures
  return pixelmatch(start, whole, undefined, viewport.width, viewport.height, { threshold: 0.1 })
}
