import '../global.css.ts'
import decodeQR from 'qr/decode.js'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showMode } from '../appearance.ts'
import { samplePicture } from '../art/sample-picture.ts'
import { applyTheme, clear, idle, serve, type Wishes, wish } from '../testing/stage.tsx'
import { QR_LEVELS } from './levels.ts'
import { QrCode, type QrCodeProps } from './qr-code.tsx'
import { QR_SIZES } from './sizes.ts'

const ADDRESS = 'https://play.example.com/app?from=site'

afterEach(async () => {
  clear()
  await wish({})
})

/** What an independent QR reader reads from the page as it is drawn. */
async function read(props: Partial<QrCodeProps>): Promise<string> {
  const stage = serve(
    <div style={{ inlineSize: '20rem' }}>
      <QrCode text={ADDRESS} label="Code" {...props} />
    </div>,
  )
  await idle()
  const shot = await page.elementLocator(stage).screenshot({ base64: true, save: false })
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${shot}`)).blob())
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  if (!canvas) throw new Error('no canvas')
  canvas.drawImage(picture, 0, 0)
  const { data } = canvas.getImageData(0, 0, picture.width, picture.height)
  return decodeQR({ data, width: picture.width, height: picture.height })
}

test.each(QR_LEVELS)('level %s reads as what was given', async (level) => {
  applyTheme()
  expect(await read({ level })).toBe(ADDRESS)
})

test.each(QR_SIZES)('size %s reads as what was given, with a logo too', async (size) => {
  applyTheme()
  expect(await read({ size })).toBe(ADDRESS)
  expect(await read({ size, logo: samplePicture(1, 64, 64) })).toBe(ADDRESS)
})

test('words of any script are read', async () => {
  applyTheme('rtl')
  expect(await read({ text: 'أسبوع الفوانيس ₱ 幸運', size: 'lg' })).toBe('أسبوع الفوانيس ₱ 幸運')
})

test.each<[string, 'light' | 'dark', Wishes]>([
  ['light', 'light', {}],
  ['dark', 'dark', {}],
  ['colours of the system', 'dark', { 'forced-colors': 'active' }],
  ['more contrast', 'dark', { 'prefers-contrast': 'more' }],
])('%s: dark on light', async (_, mode, wishes) => {
  applyTheme()
  showMode(mode)
  await wish(wishes)
  expect(await read({})).toBe(ADDRESS)
})
