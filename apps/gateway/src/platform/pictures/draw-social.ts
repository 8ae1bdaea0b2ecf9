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

/** What a site's picture for conversations is drawn from. */
export interface SocialSpec {
  /** The wordmark, for the ground of the picture. */
  readonly logo: string
  /** What stands over a wordmark that is too long to be read. */
  readonly icon: IconSpec | null
  readonly picture: SocialPictureSpec
  /** What it promises, in the reader's language; empty for nothing. */
  readonly words: string
  /** Files below `node_modules`, each with the weight wanted of it; the first that has a letter sets it. */
  readonly fonts: readonly { readonly file: string; readonly weight: number }[]
}

/** Fainter pixels are the soft edge of something. */
const SEEN = 24

/** Wordmarks are measured within this box, whatever size they say they have. */
const MEASURED = { width: 960, height: 240 } as const

/** Longer words than these are no promise. */
const MOST_LETTERS = 120

/** JPEG, which every network takes. */
export async function drawSocial(spec: SocialSpec): Promise<Buffer> {
  const { logo: wordmark, icon, picture } = spec
  const logo = await logoOf(wordmark)
  const text = await textOf(spec)
  const isSmall = logoSize(logo, text !== null).height < LEAST_LOGO
  const emblem = icon && isSmall ? await emblemOf(icon, EMBLEM) : null
  const svg = socialPicture(picture, { emblem, logo, text })
  return sharp(Buffer.from(svg)).flatten().jpeg({ quality: 84, mozjpeg: true }).toBuffer()
}

/** The wordmark without the air around it; nothing where it is no SVG, or nothing is drawn. */
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

/** The words in lines, as large as they can be; nothing where there is no letter for them, or no room. */
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

/** Fonts stay open: there are few, and a site asks for the same ones in each of its languages. */
function fontOf({ file, weight }: SocialSpec['fonts'][number]): Promise<OpenFont> {
  const key = `${file} ${weight}`
  return open.getOrInsertComputed(key, async () => openFont({ bytes: await readFile(resolve(file)), weight }))
}
