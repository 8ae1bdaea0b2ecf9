import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { headingType, numericType } from '@livery/ui/type-style'
import { style } from '@vanilla-extract/css'

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'clip',
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: `${vars.gradient.surface}, ${vars.color.surface.raised}`,
  boxShadow: vars.shadow.raised,
  scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space[4]})`,
  selectors: { '&:target': { borderColor: vars.color.brand.accessible } },
})

/** As wide as the page, the picture at the far side. */
export const wide = style({
  gridColumn: '1 / -1',
  '@media': { [media.tabletUp]: { display: 'grid', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
})

/** Larger than the others. */
export const first = style({})

export const scene = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '21 / 8',
  background: `${vars.gradient.hero}, ${vars.color.brand.verbatim}`,
  color: vars.color.brand.on,
  '@media': {
    [media.tabletUp]: {
      selectors: {
        [`${wide} &`]: { order: 1, aspectRatio: 'auto', minBlockSize: '14rem' },
        [`${first} &`]: { minBlockSize: '20rem' },
      },
    },
  },
})

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  // The subject of the picture is at the far side, so that side is not cropped.
  objectPosition: '94%',
  selectors: { '&:dir(rtl)': { objectPosition: '6%' } },
  filter: `saturate(${vars.image.saturate}) contrast(${vars.image.contrast})`,
})

export const mark = style({ inlineSize: vars.space[16], blockSize: vars.space[16], opacity: 0.6 })

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  alignItems: 'flex-start',
  gap: vars.space[2],
  minInlineSize: 0,
  padding: vars.space[5],
  '@media': {
    [media.tabletUp]: {
      padding: vars.space[6],
      selectors: { [`${wide} &`]: { justifyContent: 'center' } },
    },
    [media.wide]: {
      selectors: {
        [`${wide} &`]: {
          padding: vars.space[8],
        },
      },
    },
  },
})

export const kind = style({
  color: vars.color.accent.text,
  fontSize: vars.text.sm,
  fontWeight: vars.fontWeight.strong,
})

export const figure = style({
  ...headingType,
  ...numericType,
  color: vars.color.brand.accessible,
  fontSize: vars.text.display,
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.1,
  '@media': { [media.wide]: { selectors: { [`${first} &`]: { fontSize: '3.5rem' } } } },
})

export const title = style({
  ...headingType,
  fontSize: vars.text.xl,
  overflowWrap: 'anywhere',
  '@media': { [media.wide]: { selectors: { [`${first} &`]: { fontSize: vars.text.xxl } } } },
})

/** No last line of a word or two. */
export const content = style({ color: vars.color.text.muted, maxInlineSize: '60ch', textWrap: 'pretty' })

/** The member's progress. */
export const standing = style({ display: 'grid', gap: vars.space[2], inlineSize: '100%', maxInlineSize: '32rem' })

export const why = style({ color: vars.color.text.muted, fontSize: vars.text.sm })

/** At the end of the card, so that the buttons of a row stand in one line. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  inlineSize: '100%',
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[2],
  selectors: { [`${wide} &`]: { justifyContent: 'flex-start', gap: vars.space[5], marginBlockStart: 0 } },
})

export const run = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  fontSize: vars.text.sm,
})

export const conditions = style({
  inlineSize: '100%',
  marginBlockEnd: `calc(-1 * ${vars.space[2]})`,
  borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  selectors: { [`${wide} &`]: { marginBlockStart: vars.space[3] } },
})

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.size.control.md,
  color: vars.color.text.muted,
  fontSize: vars.text.sm,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: vars.color.text.default } },
})

export const chevron = style({
  transition: `rotate ${vars.motion.fast} ${vars.easing.standard}`,
  selectors: { [`${conditions}[open] &`]: { rotate: '180deg' } },
})

export const terms = style({ paddingBlockEnd: vars.space[3], color: vars.color.text.muted, fontSize: vars.text.sm })
