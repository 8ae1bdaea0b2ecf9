import { brotliDecompressSync, constants } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { BROWSER_ARGS } from '../../.storybook/browser-args.ts'

const VIEWPORTS = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const

/** The place of an element in a page, and what it is. */
export interface LastElement {
  /** Bytes of the compressed page that a browser needs until it has the whole element. */
  readonly bytes: number
  readonly element: string
}

/**
 * Where the last element stands that a visitor sees without scrolling, in the bytes as they are sent.
 * @param url of a page
 * @param compressed its first HTML, in brotli
 */
export async function aboveTheFold(
  url: string,
  compressed: Buffer,
): Promise<Readonly<Record<keyof typeof VIEWPORTS, LastElement>>> {
  const html = brotliDecompressSync(compressed).toString()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...BROWSER_ARGS],
  })
  try {
    const found = async (name: keyof typeof VIEWPORTS) => {
      const { index, element } = await lastVisible(browser, url, html, VIEWPORTS[name])
      return { bytes: compressedBytes(compressed, endOf(html, index)), element }
    }
    return { desktop: await found('desktop'), phone: await found('phone') }
  } finally {
    await browser.close()
  }
}

/** The last element of the markup that is on the screen before any script has run: its place among all elements. */
async function lastVisible(browser: Browser, url: string, html: string, viewport: { width: number; height: number }) {
  const page = await browser.newPage({ viewport })
  await page.route('**/*.js', (route) => route.abort())
  await page.route(url, (route) => route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }))
  await page.goto(url, { waitUntil: 'load' })
  const last = await page.evaluate(() => {
    const all = [...document.querySelectorAll('#root *')]
    const isOnScreen = (element: Element) => {
      const { top, left, bottom, right } = element.getBoundingClientRect()
      const isInside = top < innerHeight && left < innerWidth && bottom > 0 && right > 0 && right > left && bottom > top
      return isInside && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    }
    // What an element only surrounds says nothing of where its own text ends.
    const leaves = all.filter((element) => element.children.length === 0 && isOnScreen(element))
    const element = leaves.at(-1)
    return { index: element ? all.indexOf(element) : -1, element: element?.outerHTML.slice(0, 80) ?? '' }
  })
  await page.close()
  return last
}

/** Where the element of this number ends in the text of the page: in React's markup every `<` with a letter begins one. */
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

/** How many bytes it takes until so many characters are there. */
function compressedBytes(compressed: Buffer, characters: number): number {
  let [enough, tooFew] = [compressed.length, 0]
  while (enough - tooFew > 1) {
    const middle = Math.floor((enough + tooFew) / 2)
    const text = brotliDecompressSync(compressed.subarray(0, middle), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }).toString()
    if (text.length >= characters) enough = middle
    else tooFew = middle
  }
  return enough
}
