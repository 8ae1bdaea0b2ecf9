import { vars } from '@livery/ui/tokens'
import { numericType } from '@livery/ui/type-style'
import { style } from '@vanilla-extract/css'
import { choiceStyle } from '../../../shared/styles/choice-style.ts'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] })

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] })

export const modes = style({
  display: 'flex',
  gap: vars.space[1],
  padding: vars.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: vars.color.surface.sunken,
})

export const mode = style({
  ...choiceStyle,
  flex: '1 0 auto',
  minBlockSize: vars.size.control.md,
  paddingInline: vars.space[4],
})

export const popular = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  padding: vars.space[4],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: `${vars.gradient.surface}, ${vars.color.surface.raised}`,
})

export const popularTitle = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], fontSize: vars.text.md })

export const hint = style({ color: vars.color.text.muted, fontSize: vars.text.sm })

export const numbers = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const ball = style({
  ...numericType,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.space[10],
  blockSize: vars.space[10],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.pill,
  background: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
  fontWeight: vars.fontWeight.strong,
})
