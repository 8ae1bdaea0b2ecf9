// Draws the pictures of the README from the running product: every merchant's lobby side by side, and the same without
// colours, where only composition and light distinguish them: `npm run pictures`.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { BROWSER_ARGS } from '../.storybook/browser-args.ts'
import { assemble } from '../apps/gateway/src/composition/assemble.ts'
import { readSettings } from '../apps/gateway/src/platform/settings.ts'

const root = join(import.meta.dirname, '..')
const output = join(root, 'docs', 'pictures')
const PICTURE_ARGS = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb']
const DESKTOP = { width: 1280, height: 1400 }
const PHONE = { width: 390, height: 844 }
const GAP = 24
/** On the first visit every picture of a lobby is drawn on request. */
const DRAWING_MS = 300_000
/** Small banners load their pictures, and tables have their stakes, a moment after the page. */
const LATE_MS = 6_000

mkdirSync(output, { recursive: true })
const dataDir = mkdtempSync(join(tmpdir(), 'livery-pictures-'))
const settings = readSettings(
  { ...process.env, DATA_DIR: dataDir, PORT: '3470', PICTURES_DIR: join(root, '.cache', 'pictures'), DATABASE_URL: '' },
  root,
)
const running = await assemble(settings)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [...BROWSER_ARGS, ...PICTURE_ARGS],
})
try {
  await running.app.listen({ port: settings.port, host: 'localhost' })
  const ids = running.gateway.registry.sites.map(({ merchant }) => merchant.id)
  const desktops = await shotsOf(ids, DESKTOP, 640)
  await sheet('merchants', desktops, { width: 640, columns: 3 })
  await sheet('greyscale', await Promise.all(desktops.map(withoutColours)), { width: 640, columns: 3 })
  await sheet('phones', await shotsOf(ids, PHONE, 300), { width: 300, columns: ids.length })
} finally {
  await browser.close()
  await running.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** The lobbies of these merchants, each scaled to `width` px, as PNG. */
async function shotsOf(ids: readonly string[], viewport: typeof DESKTOP, width: number): Promise<readonly Buffer[]> {
  const shots: Buffer[] = []
  for (const id of ids)
    shots.push(
      await sharp(await shot(id, viewport))
        .resize({ width })
        .png()
        .toBuffer(),
    )
  return shots
}

function withoutColours(shot: Buffer): Promise<Buffer> {
  return sharp(shot).greyscale().png().toBuffer()
}

/** Pictures of one size in rows, as one WebP. */
async function sheet(
  name: string,
  shots: readonly Buffer[],
  { width, columns }: { readonly width: number; readonly columns: number },
): Promise<void> {
  const { height = 0 } = await sharp(shots[0]).metadata()
  const rows = Math.ceil(shots.length / columns)
  await sharp({
    create: {
      width: columns * (width + GAP) - GAP,
      height: rows * (height + GAP) - GAP,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite(
      shots.map((input, index) => ({
        input,
        left: (index % columns) * (width + GAP),
        top: Math.floor(index / columns) * (height + GAP),
      })),
    )
    .webp({ quality: 82 })
    .toFile(join(output, `${name}.webp`))
}

async function shot(id: string, viewport: typeof DESKTOP): Promise<Buffer> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', deviceScaleFactor: 1 })
  // Each merchant in its own first language, whatever the browser's language is.
  const language = running.gateway.registry.site(id)?.merchant.languages[0] ?? 'EN'
  await page.context().addCookies([{ name: 'lang', value: language, url: `http://${id}.localhost:${settings.port}/` }])
  page.setDefaultTimeout(DRAWING_MS)
  try {
    await page.goto(`http://${id}.localhost:${settings.port}/`, { waitUntil: 'networkidle' })
    await page.waitForTimeout(LATE_MS)
    await settled(page)
    return await page.screenshot()
  } finally {
    await page.close()
  }
}

/**
 * Waits until every visible picture has loaded. A picture that a row cuts off is not requested, wherever its box may
 * be.
 */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        const observer = new IntersectionObserver((entries) => {
          observer.disconnect()
          const seen = entries.flatMap(({ isIntersecting, target }) =>
            isIntersecting ? [target as HTMLImageElement] : [],
          )
          resolve(seen.every(({ complete, naturalWidth }) => complete && naturalWidth > 0))
        })
        for (const image of document.images) observer.observe(image)
      }),
  )
}
