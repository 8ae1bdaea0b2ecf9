import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { farPicture, figure as figureOfAll, headline, wash, washFromRight, wholeAction } from './hero-parts.css.ts'
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

// The page has no side padding: the hero takes the whole window, and everything else stays in the middle column.
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
  // The space of the picture on phones, reserved before it loads.
  paddingBlockStart: `calc(100% / ${PICTURE})`,
  overflow: 'clip',
  background: vars.color.canvas,
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

/** Whole on phones, above the words; at their far side on wider screens. */
const picture = style([
  farPicture,
  {
    '@media': {
      [media.phone]: {
        selectors: {
          '&&, &&:dir(rtl)': {
            insetBlockEnd: 'auto',
            inlineSize: '100%',
            blockSize: 'auto',
            aspectRatio: String(PICTURE),
            maskImage: 'none',
          },
        },
      },
      [media.tabletUp]: { aspectRatio: String(PICTURE) },
      [media.wide]: { aspectRatio: '21 / 8' },
    },
  },
])

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
          ...wash('20%', '72%'),
        },
        '&:dir(rtl)::before': {
          ...washFromRight('20%', '72%'),
        },
      },
    },
  },
})

const title = style([
  headline,
  {
    fontSize: '2.25rem',
    lineHeight: `max(1.15, ${vars.lineHeight.tight})`,
    '@media': {
      [media.tabletUp]: { maxInlineSize: '48%', fontSize: '3rem' },
      [media.wide]: { maxInlineSize: '42%', fontSize: '4rem' },
    },
  },
])

const figure = style([figureOfAll, { fontSize: '2.5rem', '@media': { [media.wide]: { fontSize: '3.5rem' } } }])

const text = style({
  maxInlineSize: '30rem',
  // With the final font the words may fit into one line; nothing below moves then.
  minBlockSize: '2lh',
  fontSize: vars.text.md,
  textWrap: 'pretty',
  '@media': { [media.tabletUp]: { maxInlineSize: 'min(32rem, 42%)', fontSize: vars.text.lg } },
})

const action = style({ marginBlockStart: vars.space[2] })

/** The styles of a banner's parts. */
export const look = { slide, picture, words, title, figure, text, action, wholeAction }
