import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { headingType } from '@livery/ui/type-style'
import { globalStyle, style } from '@vanilla-extract/css'

const GAP = '20.3px'
const widest = '(min-width: 105rem)'

export const strip = style({})

/** One slide on phones and tablets, two on desktop, three where there is room: words stay legible on each. */
globalStyle(`${strip} ul > li`, {
  inlineSize: '100%',
  '@media': {
    [media.wide]: { inlineSize: `calc((100% - ${GAP}) / 2)` },
    [widest]: { inlineSize: `calc((100% - 2 * ${GAP}) / 3)` },
  },
})

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

export const slide = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: vars.color.surface.sunken,
  '@media': { [media.tabletUp]: { aspectRatio: '21 / 8' } },
})

export const picture = style({
  position: 'absolute',
  zIndex: -2,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  filter: `saturate(${vars.image.saturate}) contrast(${vars.image.contrast})`,
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
})

/** Words stand at the start of the line, on a veil that fades towards the picture. */
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'flex-start',
  gap: vars.space[2],
  inlineSize: '68%',
  padding: vars.space[5],
  paddingInlineEnd: vars.space[8],
  color: vars.color.banner.on,
  '@media': {
    [media.tabletUp]: { inlineSize: '58%', padding: vars.space[8], paddingInlineEnd: vars.space[10] },
    [media.wide]: { inlineSize: '66%', padding: vars.space[6], paddingInlineEnd: vars.space[10] },
  },
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      insetInlineEnd: '12%',
      background: `linear-gradient(to right, ${vars.color.banner.scrim} 55%, transparent)`,
    },
    '&:dir(rtl)::before': {
      background: `linear-gradient(to left, ${vars.color.banner.scrim} 55%, transparent)`,
    },
  },
})

export const title = style({
  ...headingType,
  fontFamily: vars.font.display,
  fontSize: vars.text.xxl,
  color: 'inherit',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
})

export const text = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: vars.text.sm,
})

export const action = style({ marginBlockStart: vars.space[2] })

/** No button to see: the whole slide is one. */
export const wholeAction = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  selectors: { '&:focus-visible': { opacity: 0.01 } },
})
