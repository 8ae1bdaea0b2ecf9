import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { numericType } from '@livery/ui/type-style'
import { style } from '@vanilla-extract/css'

const panel = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: `${vars.gradient.hero}, ${vars.color.brand.verbatim}`,
  color: vars.color.brand.on,
  '@media': {
    [media.tabletUp]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      padding: `${vars.space[6]} ${vars.space[8]}`,
    },
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

export const heads = { panel, rule }

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.space[12],
  blockSize: vars.space[12],
  borderRadius: vars.radius.control,
  '@media': { [media.tabletUp]: { inlineSize: vars.space[16], blockSize: vars.space[16] } },
  border: `${vars.borderWidth.thin} solid currentColor`,
})

export const title = style({
  color: 'inherit',
  fontFamily: vars.font.display,
  selectors: { [`${rule} &`]: { fontSize: vars.text.display, color: vars.color.heading } },
})

export const lead = style({
  maxInlineSize: '34rem',
  selectors: { [`${rule} &`]: { marginInline: 'auto', color: vars.color.text.muted } },
})

export const count = style({
  ...numericType,
  gridColumn: 2,
  selectors: { [`${rule} &`]: { gridColumn: 'auto', color: vars.color.text.muted } },
  fontSize: vars.text.sm,
  fontWeight: vars.fontWeight.strong,
  '@media': { [media.tabletUp]: { gridColumn: 'auto', fontSize: vars.text.md } },
})
