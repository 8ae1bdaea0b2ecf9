import decodeQR from 'qr/decode.js'
import type { QrLevel } from '../levels.ts'
import { qrPath } from '../qr-path.ts'

const SCALE = 4

/** The path as a picture, drawn from its own words: rectangles of dark on light. */
function draw(path: string, side: number): Uint8ClampedArray {
  const width = side * SCALE
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1) {
      for (let column = Number(x) * SCALE; column < (Number(x) + Number(run)) * SCALE; column += 1) {
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
      }
    }
  }
  return pixels
}

/** What an independent decoder reads from the code that pages show for a text. */
export function readBack(text: string, level: QrLevel): string {
  const { path, side } = qrPath(text, level)
  return decodeQR({ data: draw(path, side), width: side * SCALE, height: side * SCALE })
}
