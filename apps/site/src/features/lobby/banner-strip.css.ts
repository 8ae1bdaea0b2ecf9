import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { headingType } from '@livery/ui/type-style'
import { globalStyle, style } from '@vanilla-extract/css'
import { whileRestoring } from '../../shared/styles/while-restoring.ts'

const GAP = '20.3px'
const widest = '(min-width: 105rem)'

export const strip = style({ containerType: 'inline-size' })

/**
 * One slide on phones and tablets, two on desktop, three on wide screens, so that the text stays legible; fewer banners
 * share the whole row.
 */
globalStyle(`${strip} ul > li`, {
  display: 'flex',
  flexGrow: 1,
  inlineSize: '100%',
  '@media': {
    [media.wide]: { inlineSize: `calc((100% - ${GAP}) / 2)` },
    [widest]: { inlineSize: `calc((100% - 2 * ${GAP}) / 3)` },
  },
})

/** Somebody may be signed in, so slides that would then disappear stay hidden. */
export const forGuests = style({ selectors: { [`${whileRestoring} &`]: { display: 'none' } } })

/** As high as the slides will be. */
export const placeholder = style({
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.image,
  background: vars.color.skeleton.base,
  '@media': {
    [media.tabletUp]: { aspectRatio: '21 / 8' },
    [media.wide]: { aspectRatio: '42 / 8' },
    [widest]: { aspectRatio: '63 / 8' },
  },
})

const slide = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: '100%',
  flexShrink: 0,
  inlineSize: '100%',
  overflow: 'clip',
  background: vars.color.surface.sunken,
  selectors: {
    // The usual height; a slide with longer words grows, and all others with it.
    '&::before': { content: '', gridArea: '1 / 1', alignSelf: 'start', inlineSize: '100%', aspectRatio: '16 / 9' },
  },
  '@media': {
    [media.tabletUp]: { selectors: { '&::before': { aspectRatio: '21 / 8' } } },
    // A banner that has a row for several is no higher than they are.
    [media.wide]: { selectors: { '&::before': { maxBlockSize: 'calc(100cqi * 8 / 42)' } } },
    [widest]: { selectors: { '&::before': { maxBlockSize: 'calc(100cqi * 8 / 63)' } } },
  },
})

const picture = style({
  position: 'absolute',
  zIndex: -2,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  filter: `saturate(${vars.image.saturate}) contrast(${vars.image.contrast})`,
})

/** Text at the start of the line, on a gradient that fades towards the picture. */
const words = style({
  gridArea: '1 / 1',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'flex-start',
  gap: vars.space[1],
  inlineSize: '80%',
  padding: `${vars.space[4]} ${vars.space[5]}`,
  color: vars.color.banner.on,
  '@media': {
    [media.tabletUp]: { inlineSize: '58%', padding: vars.space[8], gap: vars.space[3] },
    [media.wide]: { inlineSize: '60%', padding: `${vars.space[3]} ${vars.space[6]}`, gap: vars.space[1] },
  },
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      insetInlineEnd: '10%',
      background: `linear-gradient(90deg, ${vars.color.banner.scrim} 50%, transparent)`,
    },
    '&:dir(rtl)::before': {
      background: `linear-gradient(270deg, ${vars.color.banner.scrim} 50%, transparent)`,
    },
  },
})

const twoLines = {
  flexShrink: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  maxInlineSize: '100%',
} as const

const title = style({
  ...headingType,
  ...twoLines,
  fontFamily: vars.font.display,
  fontSize: vars.text.xl,
  color: 'inherit',
  // Space for marks above and below the letters, which would be cut.
  paddingBlock: '0.08em',
  '@media': {
    [media.phone]: { WebkitLineClamp: 3 },
    [media.tabletUp]: { fontSize: vars.text.display },
    [media.wide]: { fontSize: vars.text.xxl },
    [widest]: { fontSize: vars.text.xl },
  },
})

const text = style({
  ...twoLines,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.tight,
  '@media': { [media.tabletUp]: { lineHeight: vars.lineHeight.normal } },
})

const action = style({
  flexShrink: 0,
  marginBlockStart: vars.space[2],
  '@media': { [media.phone]: { minBlockSize: vars.size.control.sm, fontSize: vars.text.sm } },
})

/** An invisible button that covers the whole slide. */
const wholeAction = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  selectors: { '&:focus-visible': { opacity: 0.01 } },
})

/** The styles of a banner's parts. */
export const look = { slide, picture, words, title, text, action, wholeAction }
