import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { whileRestoring } from '../../shared/styles/while-restoring.ts'
import {
  farPicture,
  figure as figureOfAll,
  footPicture,
  headline,
  nearWords,
  wash,
  washFromRight,
  wholeAction,
} from './hero-parts.css.ts'

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
  background: vars.color.canvas,
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

const picture = style([farPicture, footPicture, { '@media': { [media.tabletUp]: { aspectRatio: '21 / 8' } } }])

/** Words at the near side, on the brand's darkest surface, which fades towards the picture. */
const words = style([
  nearWords,
  {
    gridArea: '1 / 1',
    gap: vars.space[1],
    padding: `${vars.space[4]} ${vars.space[5]}`,
    '@media': {
      [media.tabletUp]: { padding: vars.space[8], gap: vars.space[3] },
      [media.wide]: { padding: `${vars.space[3]} ${vars.space[6]}`, gap: vars.space[1] },
    },
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: '140%',
        ...wash('40%', '92%'),
      },
      '&:dir(rtl)::before': washFromRight('40%', '92%'),
    },
  },
])

const title = style([
  headline,
  {
    fontSize: vars.text.xl,
    '@media': {
      [media.tabletUp]: { fontSize: vars.text.display },
      [media.wide]: { fontSize: vars.text.xxl },
      [widest]: { fontSize: vars.text.xl },
    },
  },
])

const figure = style([figureOfAll, { '@media': { [media.phone]: { fontSize: vars.text.xxl } } }])

const text = style({
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.tight,
  textWrap: 'pretty',
  '@media': { [media.tabletUp]: { lineHeight: vars.lineHeight.normal } },
})

const action = style({
  flexShrink: 0,
  marginBlockStart: vars.space[2],
  '@media': { [media.phone]: { minBlockSize: vars.size.control.sm, fontSize: vars.text.sm } },
})

/** Between columns a slide is narrower, and the picture composed for such places stands in it whole. */
const betweenPicture = style([farPicture, footPicture, { aspectRatio: '16 / 9' }])

/** The styles of a banner's parts. */
export const look = { slide, picture, words, title, figure, text, action, wholeAction }

/** The same between the columns of sports and slip. */
export const lookBetween = { ...look, picture: betweenPicture }
