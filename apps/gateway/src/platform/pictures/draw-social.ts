import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { markParts } from '@livery/artwork/brand/mark-parts'
import {
  EMBLEM,
  LEAST_LOGO,
  logoSize,
  SOCIAL_SIZES,
  SOCIAL_WIDTH,
  type SocialLogo,
  type SocialPictureSpec,
  type SocialText,
  socialPicture,
} from '@livery/artwork/brand/social-picture'
import { breakLines } from '@livery/artwork/lettering/break-lines'
import { type OpenFont, openFont, shapeLine } from '@livery/artwork/lettering/shape-line'
import sharp from 'sharp'
import { emblemOf } from './draw-icon.ts'
import { Extent } from './extent.ts'
import type { IconSpec } from './icon-forms.ts'

/** The parts of a site's link preview picture. */
export interface SocialSpec {
  /** The wordmark, in the version for the picture's background. */
  readonly logo: string
  /** The icon above a wordmark that is too long to be readable. */
  readonly icon: IconSpec | null
  readonly picture: SocialPictureSpec
  /** The tagline in the reader's language; empty for none. */
  readonly words: string
  /** Font files below `node_modules`, each with its weight; each letter is set in the first font that has it. */
  readonly fonts: readonly { readonly file: string; readonly weight: number }[]
}

/** Pixels with less alpha belong to a soft edge. */
const SEEN = 24

/** Wordmarks are drawn in this box to be measured, whatever size their SVG declares. */
const MEASURED = { width: 960, height: 240 } as const

/** A longer tagline is left out. */
const MOST_LETTERS = 120

/** Draws it as JPEG, which every social network accepts. */
export async function drawSocial(spec: SocialSpec): Promise<Buffer> {
  const { logo: wordmark, icon, picture } = spec
  const logo = await logoOf(wordmark)
  const text = await textOf(spec)
  const isSmall = logoSize(logo, text !== null).height < LEAST_LOGO
  const emblem = icon && isSmall ? await emblemOf(icon, EMBLEM) : null
  const svg = socialPicture(picture, { emblem, logo, text })
  return sharp(Buffer.from(svg)).flatten().jpeg({ quality: 84, mozjpeg: true }).toBuffer()
}

/** The wordmark without its margins; null when it is not an SVG, or is empty. */
async function logoOf(svg: string): Promise<SocialLogo | null> {
  const parts = markParts(svg)
  if (!parts) return null
  const [x, y, width, height] = parts.viewBox
  const symbol = parts.ground ? parts.ground + parts.symbol : parts.symbol
  const scale = Math.min(MEASURED.width / width, MEASURED.height / height)
  const size = `width="${Math.ceil(width * scale)}" height="${Math.ceil(height * scale)}"`
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="none" viewBox="${parts.viewBox.join(' ')}" ${parts.inherited}>${symbol}</svg>`
  const { data, info } = await sharp(Buffer.from(whole)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const extent = new Extent(info.width)
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > SEEN) extent.add((at - 3) / 4)
  if (extent.count === 0) return null
  const unit = [width / info.width, height / info.height] as const
  const box = [
    x + extent.left * unit[0],
    y + extent.top * unit[1],
    extent.width * unit[0],
    extent.height * unit[1],
  ] as const
  return { inherited: parts.inherited, symbol, box }
}

/** The words in lines, as large as possible; null when no font has the letters, or there is no room. */
export async function textOf({
  words,
  fonts: files,
  picture: { direction },
}: Pick<SocialSpec, 'words' | 'fonts' | 'picture'>): Promise<SocialText | null> {
  if (words === '' || words.length > MOST_LETTERS) return null
  const fonts = await Promise.all(files.map(fontOf))
  if (!shapeLine(words, fonts, 1, direction)) return null
  for (const { size, most } of SOCIAL_SIZES) {
    const set = (text: string) => shapeLine(text, fonts, size, direction)
    const lines = breakLines(words, SOCIAL_WIDTH, most, (piece) => set(piece)?.width ?? 0)
    if (lines) return { lines: lines.flatMap((line) => set(line) ?? []), size }
  }
  return null
}

const { resolve } = createRequire(import.meta.url)
const open = new Map<string, Promise<OpenFont>>()

/** Fonts are cached: there are few, and a site needs the same ones for each of its languages. */
function fontOf({ file, weight }: SocialSpec['fonts'][number]): Promise<OpenFont> {
  const key = `${file} ${weight}`
  return open.getOrInsertComputed(key, async () => openFont({ bytes: await readFile(resolve(file)), weight }))
}
