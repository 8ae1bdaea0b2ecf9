import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { compare, toBaseline } from './compare.ts'

/** A card with a button, a mark and a line of letters, as a browser might draw it. */
function card({ x = 40, fill = '#6d28f5', mark = true, letters = 'sans-serif' } = {}): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="160">
    <rect width="320" height="160" fill="#f1effc"/>
    <rect x="${x}" y="90" width="120" height="40" rx="8" fill="${fill}"/>
    ${mark ? '<circle cx="280" cy="40" r="12" fill="none" stroke="#26184b" stroke-width="2"/>' : ''}
    <text x="40" y="60" font-family="${letters}" font-size="20" fill="#26184b">Withdraw 1,250.00</text>
  </svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

describe.each([true, false])('with the same browser: %s', (same) => {
  test('a picture is like itself, also after it was kept as a baseline', async () => {
    expect(await compare(await toBaseline(await card()), await card(), same)).toBeNull()
  })

  test.each([
    ['a button one pixel further', { x: 41 }],
    ['a button of another violet', { fill: '#8450ff' }],
    ['a missing icon', { mark: false }],
    ['another font', { letters: 'serif' }],
  ])('%s is seen', async (_name, change) => {
    const found = await compare(await card(), await card(change), same)
    expect(found?.pixels).toBeGreaterThan(24)
    expect(found?.note).toMatch(/^\d+ pixels differ, from \d+, \d+ to \d+, \d+, by \d+ of 255 at most$/)
    expect((await sharp(found?.picture ?? Buffer.alloc(0)).metadata()).width).toBe(320)
  })

  test('another size is told as such', async () => {
    const tall = await sharp(await card())
      .extend({ bottom: 4, background: '#f1effc' })
      .png()
      .toBuffer()
    expect((await compare(await card(), tall, same))?.note).toBe('320 × 160 became 320 × 164')
  })
})
