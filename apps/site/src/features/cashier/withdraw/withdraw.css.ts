import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: vars.color.surface.raised,
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
})

export const title = style({ color: vars.color.heading, fontSize: vars.text.lg })

export const small = style({ color: vars.color.text.muted, fontSize: vars.text.sm, overflowWrap: 'anywhere' })

export const sums = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], columnGap: vars.space[6] })

export const sum = style({ display: 'grid', gap: vars.space[1] })

export const main = style({ fontSize: vars.text.xl, fontWeight: vars.fontWeight.medium })

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  maxInlineSize: '32rem',
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const list = style({ display: 'grid' })

export const row = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  selectors: {
    '& + &': { borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
})

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
})

export const elsewhere = style({ display: 'grid', gap: vars.space[3] })

export const words = style({ flex: '1 1 12rem', minInlineSize: 0 })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[1],
  columnGap: vars.space[4],
  fontSize: vars.text.sm,
})

export const terms = style({ display: 'grid', gap: vars.space[2] })
