import type { PictureKind } from './picture-kind.ts'

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Width and height in pixels from a picture's header; null when the header does not state them. */
export function pictureSize(kind: PictureKind, bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const { width, height } = READERS[kind]?.(view) ?? { width: 0, height: 0 }
    return width > 0 && height > 0 ? { width, height } : null
  } catch (error) {
    // A header that ends too early states no size.
    if (error instanceof RangeError) return null
    throw error
  }
}

const READERS: Readonly<Partial<Record<PictureKind, (view: DataView) => PictureSize>>> = {
  png: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  ico: (view) => ({ width: view.getUint8(6) || 256, height: view.getUint8(7) || 256 }),
  webp,
  avif,
}

function webp(view: DataView): PictureSize {
  const form = String.fromCharCode(view.getUint8(12), view.getUint8(13), view.getUint8(14), view.getUint8(15))
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536
  if (form === 'VP8X') return { width: three(24) + 1, height: three(27) + 1 }
  if (form === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

/** The largest `ispe` box (ISO/IEC 23008-12) is the picture itself; smaller ones are its thumbnails and tiles. */
function avif(view: DataView): PictureSize {
  let found = { width: 0, height: 0 }
  const end = Math.min(view.byteLength - 16, 4096)
  for (let at = 0; at < end; at += 1) {
    if (view.getUint32(at) !== 0x69737065) continue
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    if (size.width * size.height > found.width * found.height) found = size
  }
  return found
}
