import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { numericType } from '@livery/ui/type-style'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  maxInlineSize: '64rem',
  marginInline: 'auto',
})

export const head = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  padding: vars.space[6],
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: `${vars.gradient.hero}, ${vars.color.brand.verbatim}`,
  color: vars.color.brand.on,
  '@media': { [media.tabletUp]: { padding: vars.space[10] } },
})

export const title = style({ color: 'inherit', fontFamily: vars.font.display, fontSize: vars.text.display })

/** Large and faint, cropped by the edge. */
export const ornament = style({
  position: 'absolute',
  zIndex: -1,
  insetInlineEnd: '-1rem',
  insetBlockEnd: '-2.5rem',
  inlineSize: '14rem',
  blockSize: '14rem',
  opacity: 0.18,
})

export const placeholder = style({ blockSize: '9rem', borderRadius: vars.radius.card })

export const promotion = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[5],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: `${vars.gradient.surface}, ${vars.color.surface.raised}`,
  boxShadow: vars.shadow.raised,
  scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space[4]})`,
  selectors: { '&:target': { borderColor: vars.color.brand.accessible } },
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'auto minmax(0, 1fr)', padding: vars.space[6] } },
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[16],
  blockSize: vars.space[16],
  borderRadius: vars.radius.card,
  background: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
})

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  alignContent: 'start',
})

export const name = style({ fontSize: vars.text.xl, overflowWrap: 'anywhere' })

export const date = style({ ...numericType, color: vars.color.text.muted, fontSize: vars.text.sm })

export const content = style({
  marginBlockStart: vars.space[2],
  color: vars.color.text.muted,
})
