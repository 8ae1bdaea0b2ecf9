import sharp from 'sharp'
import { expect, test } from 'vitest'
import { MERCHANT_SYMBOLS, type MerchantMarkSpec, merchantMark } from './merchant-mark.ts'

const spec: MerchantMarkSpec = {
  name: 'Harbour Light',
  symbol: 'arc',
  face: 'deco',
  palette: ['#7c3aed', '#22d3ee', '#1a1140'],
  letters: { dark: '#ffffff', light: '#1d1440' },
}

test('every symbol gives a wordmark for dark and light pages and a square icon, all as paths', async () => {
  for (const symbol of MERCHANT_SYMBOLS) {
    const { dark, light, mark } = merchantMark({ ...spec, symbol })
    for (const svg of [dark, light, mark]) {
      expect(svg).not.toMatch(/NaN|undefined|<text|<image|<script/)
      await sharp(Buffer.from(svg)).png().toBuffer()
    }
    expect(dark).toContain('#ffffff')
    expect(light).toContain('#1d1440')
    expect(mark).toContain('viewBox="0 0 64 64"')
  }
})
