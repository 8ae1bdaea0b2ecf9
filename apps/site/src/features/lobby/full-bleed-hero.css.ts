import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { headingType } from '@livery/ui/type-style'
import { globalStyle, style } from '@vanilla-extract/css'
import { page } from './lobby-page.css.ts'

/** Tablets show as much of the picture as desktops. */
const TABLET = '24rem'
const DESKTOP = '30rem'
/** Shape of the picture on phones. */
const PICTURE = 16 / 9
/** As far from the window's edge as the content below. */
const contentEdge = `max(${vars.size.gutter}, (100% - ${vars.size.content}) / 2)`

export const hero = style({ gridColumn: '1 / -1', minInlineSize: 0 })

/** As high as the hero will be. */
export const placeholder = style([
  hero,
  {
    aspectRatio: '4 / 5',
    background: vars.color.skeleton.base,
    '@media': { [media.tabletUp]: { aspectRatio: 'auto', blockSize: TABLET }, [media.wide]: { blockSize: DESKTOP } },
  },
])

// The page gives its edges up: the hero takes the whole window, everything else keeps to the middle column.
globalStyle(`main:has(> ${page} > ${hero})`, { maxInlineSize: 'none', paddingInline: 0, paddingBlockStart: 0 })
globalStyle(`${page}:has(> ${hero})`, {
  columnGap: 0,
  gridTemplateColumns: `minmax(${vars.size.gutterPhone}, 1fr) minmax(0, ${vars.size.content}) minmax(${vars.size.gutterPhone}, 1fr)`,
  '@media': {
    [media.tabletUp]: {
      gridTemplateColumns: `minmax(${vars.size.gutter}, 1fr) minmax(0, ${vars.size.content}) minmax(${vars.size.gutter}, 1fr)`,
    },
  },
})
globalStyle(`${page}:has(> ${hero}) > *`, { gridColumn: 2 })
globalStyle(`${page} > ${hero}${hero}`, { gridColumn: '1 / -1' })

globalStyle(`${hero} > div, ${hero} ul > li`, { borderRadius: 0 })
globalStyle(`${hero} ul > li`, { display: 'flex', inlineSize: '100%' })

const slide = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  // The picture's place on phones, kept before it comes.
  paddingBlockStart: `calc(100% / ${PICTURE})`,
  overflow: 'clip',
  background: vars.color.surface.sunken,
  selectors: {
    // Nearly one colour: every picture takes the hue of the brand, as if one hand had painted all of them.
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      background: vars.color.brand.verbatim,
      mixBlendMode: 'color',
      opacity: 0.8,
    },
  },
  '@media': {
    [media.tabletUp]: { minBlockSize: TABLET, paddingBlockStart: 0 },
    [media.wide]: { minBlockSize: DESKTOP },
  },
})

/** Whole on phones, above the words; behind them on wider screens. */
const picture = style({
  position: 'absolute',
  zIndex: -2,
  inset: 0,
  insetBlockEnd: 'auto',
  inlineSize: '100%',
  aspectRatio: String(PICTURE),
  blockSize: 'auto',
  objectFit: 'cover',
  // What is drawn stands at the far side, and that part is kept.
  objectPosition: '60%',
  selectors: { '&:dir(rtl)': { objectPosition: '40%' } },
  filter: `saturate(${vars.image.saturate}) contrast(${vars.image.contrast})`,
  '@media': {
    [media.tabletUp]: { blockSize: '100%', aspectRatio: 'auto' },
  },
})

const words = style({
  position: 'relative',
  flex: '1',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[1]} ${vars.size.gutterPhone} ${vars.space[8]}`,
  background: vars.color.canvas,
  color: vars.color.banner.on,
  textAlign: 'center',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      insetInline: 0,
      insetBlockEnd: '100%',
      blockSize: '40%',
      background: `linear-gradient(to top, ${vars.color.canvas}, transparent)`,
    },
  },
  '@media': {
    [media.tabletUp]: {
      alignItems: 'flex-start',
      justifyContent: 'center',
      gap: vars.space[4],
      paddingBlock: vars.space[10],
      paddingInline: contentEdge,
      background: 'none',
      textAlign: 'start',
      selectors: {
        '&::before': {
          inset: 0,
          blockSize: 'auto',
          background: `linear-gradient(90deg, ${vars.color.canvas} 20%, transparent 78%)`,
        },
        '&:dir(rtl)::before': {
          background: `linear-gradient(270deg, ${vars.color.canvas} 20%, transparent 78%)`,
        },
      },
    },
  },
})

const title = style({
  ...headingType,
  fontFamily: vars.font.display,
  fontSize: '2.25rem',
  lineHeight: 1.15,
  textWrap: 'balance',
  color: 'inherit',
  '@media': {
    [media.tabletUp]: { maxInlineSize: '48%', fontSize: '3rem' },
    [media.wide]: { maxInlineSize: '42%', fontSize: '4rem' },
  },
})

const text = style({
  maxInlineSize: '30rem',
  // In the font that comes later the words may fit one line; nothing below moves then.
  minBlockSize: '2lh',
  fontSize: vars.text.md,
  textWrap: 'pretty',
  '@media': { [media.tabletUp]: { maxInlineSize: 'min(32rem, 42%)', fontSize: vars.text.lg } },
})

const action = style({ marginBlockStart: vars.space[2] })

/** An invisible button that covers the whole slide. */
const wholeAction = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  selectors: { '&:focus-visible': { opacity: 0.01 } },
})

/** The styles of a banner's parts. */
export const look = { slide, picture, words, title, text, action, wholeAction }
