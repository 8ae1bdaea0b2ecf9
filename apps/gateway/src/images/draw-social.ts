import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { markParts } from '@livery/artwork/brand/mark-parts'
import {
  SOCIAL_TEXT,
  type SocialLogo,
  type SocialPictureSpec,
  socialPicture,
} from '@livery/artwork/brand/social-picture'
import { breakLines } from '@livery/artwork/lettering/break-lines'
import { openFont, type ShapedLine, shapeLine } from '@livery/artwork/lettering/shape-line'
import sharp from 'sharp'
import { Extent } from './extent.ts'

/** What a site's picture for conversations is drawn from. */
export interface SocialSpec {
  /** The wordmark, for the ground of the picture. */
  readonly logo: string
  readonly picture: SocialPictureSpec
  /** What it promises, in the reader's language; empty for nothing. */
  readonly words: string
  /** Files below `node_modules`, each with the weight wanted of it; the first that has a letter sets it. */
  readonly fonts: readonly { readonly file: string; readonly weight: number }[]
}

/** Fainter pixels are the soft edge of something. */
const SEEN = 24

/** Longer words than these are no promise. */
const MOST_LETTERS = 120

/** JPEG, which every network takes. */
export async function drawSocial({ logo, picture, words, fonts }: SocialSpec): Promise<Buffer> {
  const svg = socialPicture(picture, await logoOf(logo), await linesOf(words, fonts, picture.direction))
  return sharp(Buffer.from(svg)).flatten().jpeg({ quality: 84, mozjpeg: true }).toBuffer()
}

/** The wordmark without the air around it; nothing where it is no SVG, or nothing is drawn. */
async function logoOf(svg: string): Promise<SocialLogo | null> {
  const parts = markParts(svg)
  if (!parts) return null
  const [x, y, width, height] = parts.viewBox
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
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
  return { inherited: parts.inherited, symbol: parts.ground ? parts.ground + parts.symbol : parts.symbol, box }
}

/** The words in lines; none where there is no letter for them, or no room. */
async function linesOf(
  words: string,
  files: SocialSpec['fonts'],
  direction: 'ltr' | 'rtl',
): Promise<readonly ShapedLine[]> {
  if (words === '' || words.length > MOST_LETTERS) return []
  const { resolve } = createRequire(import.meta.url)
  const fonts = await Promise.all(
    files.map(async ({ file, weight }) => openFont({ bytes: await readFile(resolve(file)), weight })),
  )
  for (const share of [1, 0.86, 0.72]) {
    const set = (text: string) => shapeLine(text, fonts, SOCIAL_TEXT.size * share, direction)
    if (!set(words)) return []
    const lines = breakLines(words, SOCIAL_TEXT.width, SOCIAL_TEXT.most, (piece) => set(piece)?.width ?? 0)
    if (lines) return lines.flatMap((line) => set(line) ?? [])
  }
  return []
}
