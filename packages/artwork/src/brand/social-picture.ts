import { type BannerPictureSpec, bannerPicture, bannerSizes } from '../banner-picture.ts'
import type { ShapedLine } from '../lettering/shape-line.ts'
import { Pen } from '../pen.ts'
import type { MarkParts } from './mark-parts.ts'
import { socialSize } from './social-size.ts'

/** The width available to words, in px. */
export const SOCIAL_WIDTH = 474

/** The sizes that words may have, the preferred one first, and the most lines. */
export const SOCIAL_SIZES = [
  { size: 52, most: 3 },
  { size: 45, most: 3 },
  { size: 38, most: 4 },
  { size: 32, most: 5 },
] as const

/** The distance from the side where reading begins. */
const MARGIN = 80
/** The distance between lines, as a factor of the size. */
const LEADING = 1.27
/** The room for the wordmark: above words, and alone. */
const LOGO = { beside: { width: 432, height: 104 }, alone: { width: 500, height: 150 } } as const
/** A wordmark lower than this cannot be read in a conversation. */
export const LEAST_LOGO = 40
/** The width of an icon above it, in px. */
export const EMBLEM = 148
const GAP = 44
const RULE = { width: 88, height: 7 } as const

/** The parts of a wordmark for the present ground. */
export interface SocialLogo extends Pick<MarkParts, 'inherited' | 'symbol'> {
  /** The drawn area without margins, so that it aligns with the words. */
  readonly box: readonly [x: number, y: number, width: number, height: number]
}

export interface SocialPictureSpec {
  /** The scene behind; null for light on a plain ground. */
  readonly scene: BannerPictureSpec | null
  readonly direction: 'ltr' | 'rtl'
  /** The line height of its script as a factor of Latin's. */
  readonly leading: number
  readonly ground: string
  readonly text: string
  readonly brand: string
  readonly accent: string
}

/** Typeset words. */
export interface SocialText {
  readonly lines: readonly ShapedLine[]
  readonly size: number
}

/** The contents of the picture's calm half; each part may be missing. */
export interface SocialParts {
  /** A square icon above a wordmark that is too long to be readable. */
  readonly emblem: string | null
  readonly logo: SocialLogo | null
  readonly text: SocialText | null
}

/** The preview of a link to a site in a conversation, as SVG: its wordmark, its tagline, and its scene behind them. */
export function socialPicture(spec: SocialPictureSpec, { emblem, logo, text }: SocialParts): string {
  const { width, height } = socialSize
  const pen = new Pen('social')
  const isRtl = spec.direction === 'rtl'
  const mark = logoSize(logo, text !== null)
  const leading = (text?.size ?? 0) * LEADING * spec.leading
  const emblemHeight = emblem ? EMBLEM + (mark.height > 0 ? GAP : 0) : 0
  const textHeight = text ? GAP + RULE.height + GAP + text.lines.length * leading : 0
  const top = (height - emblemHeight - mark.height - textHeight) / 2
  const from = (inline: number, size: number) => (isRtl ? width - inline - size : inline)
  const rule = top + emblemHeight + mark.height + GAP
  const words = text?.lines.map(({ path, width: length }, index) => {
    const y = rule + RULE.height + GAP + text.size * 0.32 + (index + 0.38 * spec.leading) * leading
    return `<path transform="translate(${round(from(MARGIN, length))} ${round(y)})" d="${path}" fill="${spec.text}"/>`
  })
  return pen.document(
    width,
    height,
    [
      `<rect width="${width}" height="${height}" fill="${spec.ground}"/>`,
      spec.scene ? scenery(spec.scene, isRtl) : light(pen, spec, isRtl),
      veil(pen, spec, isRtl),
      emblem ? `<g transform="translate(${from(MARGIN, EMBLEM)} ${round(top)})">${emblem}</g>` : '',
      logo
        ? `<svg x="${round(from(MARGIN, mark.width))}" y="${round(top + emblemHeight)}" width="${round(mark.width)}" height="${round(mark.height)}" viewBox="${logo.box.join(' ')}" ${logo.inherited}>${logo.symbol}</svg>`
        : '',
      text
        ? `<rect x="${from(MARGIN, RULE.width)}" y="${round(rule)}" width="${RULE.width}" height="${RULE.height}" rx="${RULE.height / 2}" fill="${spec.accent}"/>`
        : '',
      ...(words ?? []),
    ].join(''),
  )
}

/** The banner composed for narrow places, with its subject in the far part, away from the words. */
function scenery(scene: BannerPictureSpec, isRtl: boolean): string {
  const { width, height } = socialSize
  const banner = bannerSizes.narrow
  const shown = Math.round((banner.width * height) / width)
  const inner = bannerPicture({ ...scene, mirrored: isRtl }, 'narrow')
    .replace(/^<svg\b[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
  const attributes = 'stroke-linecap="round" stroke-linejoin="round" preserveAspectRatio="xMidYMid slice"'
  return `<svg width="${width}" height="${height}" viewBox="0 ${(banner.height - shown) / 2} ${banner.width} ${shown}" ${attributes}>${inner}</svg>`
}

/** Two lights in the colours of the theme, where there is no scene. */
function light(pen: Pen, { brand, accent }: SocialPictureSpec, isRtl: boolean): string {
  const at = (x: number) => (isRtl ? socialSize.width - x : x)
  return pen.glow(at(960), 170, 460, brand, 0.75) + pen.glow(at(1120), 560, 380, accent, 0.6)
}

/** The ground's colour over the scene, dense behind the words, fading out along a curve without a visible edge. */
function veil(pen: Pen, { ground }: SocialPictureSpec, isRtl: boolean): string {
  const steps = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]
  const stops = steps.map((t) => [0.34 + t * 0.44, ground, Math.round((1 - t * t * (3 - 2 * t)) * 980) / 1000] as const)
  const paint = pen.linear(stops, isRtl ? 180 : 0)
  return `<rect width="${socialSize.width}" height="${socialSize.height}" fill="${paint}"/>`
}

/** The wordmark as large as its room allows. */
export function logoSize(logo: SocialLogo | null, hasText: boolean) {
  if (!logo) return { width: 0, height: 0 }
  const [, , width, height] = logo.box
  const room = hasText ? LOGO.beside : LOGO.alone
  const scale = Math.min(room.width / width, room.height / height)
  return { width: width * scale, height: height * scale }
}

const round = (value: number): number => Math.round(value * 10) / 10
