import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  placeItems: 'center',
  padding: `${vars.space[8]} ${vars.size.gutterPhone}`,
})

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  inlineSize: '100%',
  maxInlineSize: '28rem',
  padding: vars.space[5],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.dialog,
  cornerShape: vars.corner.card,
  background: `${vars.gradient.surface}, ${vars.color.surface.raised}`,
  boxShadow: vars.shadow.overlay,
  '@media': { [media.tabletUp]: { padding: vars.space[8] } },
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  marginBlockEnd: vars.space[2],
  borderRadius: vars.radius.pill,
  background: `${vars.gradient.hero}, ${vars.color.brand.verbatim}`,
  color: vars.color.brand.on,
})

export const title = style({ color: vars.color.heading, fontSize: vars.text.xxl })

export const lead = style({ color: vars.color.text.muted })
