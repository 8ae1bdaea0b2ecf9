import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { numericType } from '@livery/ui/type-style'
import { style } from '@vanilla-extract/css'

/** The title on the page itself, large, over the theme's own rule. */
const plain = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: `${vars.space[2]} ${vars.space[4]}`,
  borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  selectors: {
    // The line's beginning is in the brand's colour.
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: `calc(-1 * ${vars.borderWidth.thin})`,
      insetInlineStart: 0,
      inlineSize: vars.space[16],
      blockSize: vars.borderWidth.thick,
      background: vars.color.brand.accessible,
    },
  },
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
})

/** A plate with the house's pattern, and what the page is about at its end side. */
const scene = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: '7.5rem',
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: `${vars.texture.surface}, ${vars.gradient.surface}, ${vars.color.surface.raised}`,
  '@media': {
    [media.tabletUp]: { minBlockSize: '10rem', paddingInline: `${vars.space[8]} ${vars.space[10]}` },
  },
})

/** The title in the middle of a fine line; the count below it. */
const rule = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  paddingBlock: `${vars.space[5]} ${vars.space[6]}`,
  borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
  textAlign: 'center',
  textWrap: 'balance',
})

export const heads = { plain, scene, rule }

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.space[12],
  blockSize: vars.space[12],
  borderRadius: vars.radius.control,
  background: vars.color.brand.soft,
  color: vars.color.brand.onSoft,
})

export const words = style({
  minInlineSize: 0,
  selectors: { [`${rule} &`]: { display: 'contents' }, [`${scene} &`]: { paddingBlock: vars.space[4] } },
})

/** The words, where no sign stands before them. */
export const markless = style({ selectors: { [`${plain} &`]: { gridColumn: '1 / 3' } } })

export const title = style({
  color: vars.color.heading,
  fontFamily: vars.font.display,
  fontSize: vars.text.xxl,
  textWrap: 'balance',
  selectors: { [`${rule} &`]: { fontSize: vars.text.display } },
  '@media': { [media.tabletUp]: { fontSize: vars.text.display } },
})

export const lettered = style({
  inlineSize: 'auto',
  maxInlineSize: '100%',
  blockSize: vars.space[12],
  '@media': { [media.tabletUp]: { blockSize: vars.space[16] } },
  selectors: {
    // A plate of its own, so that letters with room around them end with the words below.
    [`:is(${plain}, ${scene}) &`]: {
      boxSizing: 'content-box',
      maxInlineSize: `calc(100% - 2 * ${vars.space[3]})`,
      padding: vars.space[3],
      marginBlockEnd: vars.space[2],
      borderRadius: vars.radius.card,
      cornerShape: vars.corner.card,
      border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
      background: vars.color.surface.sunken,
    },
  },
})

export const lead = style({
  maxInlineSize: '34rem',
  color: vars.color.text.muted,
  textWrap: 'balance',
  selectors: { [`${rule} &`]: { marginInline: 'auto' } },
})

export const count = style({
  ...numericType,
  color: vars.color.text.muted,
  fontSize: vars.text.sm,
  fontWeight: vars.fontWeight.strong,
  minBlockSize: `calc(${vars.text.sm} * ${vars.lineHeight.normal})`,
  selectors: {
    [`${plain} &`]: { gridColumn: 2 },
    [`${markless} ~ &`]: { gridColumn: '1 / 3' },
    [`${scene} &`]: { marginBlockStart: vars.space[1] },
  },
  '@media': { [media.tabletUp]: { selectors: { [`${plain} > &`]: { gridColumn: 'auto' } } } },
})

/**
 * The page's subject: pictures held like a hand of cards, or cards with its sign; the plate clips what is higher than
 * itself.
 */
export const about = style({
  alignSelf: 'stretch',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '8.25rem',
  '@media': {
    [media.tabletUp]: { minInlineSize: '19rem' },
    // A title's longest word is whole beside it.
    [media.narrow]: { minInlineSize: '4.75rem' },
  },
})

export const card = style({
  flexShrink: 0,
  inlineSize: '4rem',
  aspectRatio: '3 / 4',
  objectFit: 'cover',
  marginInline: '-0.9rem',
  borderRadius: `min(${vars.radius.tile}, ${vars.space[3]})`,
  boxShadow: vars.shadow.overlay,
  filter: `saturate(${vars.image.saturate}) contrast(${vars.image.contrast})`,
  '@media': {
    [media.tabletUp]: { inlineSize: '7.5rem', marginInline: '-0.75rem' },
    [media.narrow]: { marginInline: '-1.75rem' },
  },
})

export const places = [
  style({ rotate: '-9deg', translate: '0 0.75rem' }),
  style({ zIndex: 1 }),
  style({ rotate: '9deg', translate: '0 0.75rem' }),
] as const

/**
 * A card without a picture: the outer cards show their backs, and the one in the middle shows the sign in the colour of
 * buttons.
 */
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
  background: `${vars.texture.surface}, ${vars.color.brand.soft}`,
  selectors: {
    '&:nth-child(2)': {
      borderColor: 'transparent',
      background: `${vars.gradient.action}, ${vars.color.action.bg}`,
      color: vars.color.action.on,
    },
  },
})

export const icon = style({
  inlineSize: vars.space[8],
  blockSize: vars.space[8],
  '@media': { [media.tabletUp]: { inlineSize: vars.space[12], blockSize: vars.space[12] } },
})
