import sharp from 'sharp'

/** A square picture, four channels a pixel. */
export interface Pixels {
  readonly size: number
  readonly data: Buffer
}

/** Draws a square SVG. */
export async function pixelsOf(svg: string, size: number): Promise<Pixels> {
  const picture = sharp(Buffer.from(svg)).resize(size, size, { fit: 'fill' }).ensureAlpha()
  return { size, data: await picture.raw().toBuffer() }
}

/** Draws a square SVG at its own size. */
export function pngOf(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: false }).toBuffer()
}

export function pngOfPixels({ size, data }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width: size, height: size, channels: 4 } })
    .png({ compressionLevel: 9 })
    .toBuffer()
}
