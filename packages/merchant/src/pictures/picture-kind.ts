/** The kind of a file, from its first bytes; file names are not trusted. */
export type PictureKind = 'svg' | 'png' | 'webp' | 'avif' | 'ico' | 'jpeg' | 'gif' | 'html'

/** The kind in words: `a PNG picture`. */
export const KIND_WORDS: Readonly<Record<PictureKind, string>> = {
  svg: 'an SVG drawing',
  png: 'a PNG picture',
  webp: 'a WebP picture',
  avif: 'an AVIF picture',
  ico: 'an ICO picture',
  jpeg: 'a JPEG picture',
  gif: 'a GIF picture',
  html: 'an HTML page',
}

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** Undefined for any other kind. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp'
  if (text(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(text(bytes, 8, 32))) return 'avif'
  if (text(bytes, 0, 4) === '\x00\x00\x01\x00') return 'ico'
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return 'gif'
  const start = new TextDecoder().decode(bytes.subarray(0, 2048)).trimStart()
  if (/^<!doctype html|^<html/i.test(start)) return 'html'
  // Only declarations and comments may stand before the drawing.
  return /^(<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!doctype[^>[]*(\[[^\]]*\]\s*)?>\s*)*<(svg[\s/>]|[\w-]+:svg[\s/>])/i.test(
    start,
  )
    ? 'svg'
    : undefined
}
