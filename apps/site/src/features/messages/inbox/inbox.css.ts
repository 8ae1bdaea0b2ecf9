import { vars } from '@livery/ui/tokens'
import { numericType } from '@livery/ui/type-style'
import { style } from '@vanilla-extract/css'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
})

export const state = style({ minInlineSize: 0, color: vars.color.text.muted })

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] })

export const waiting = style({ blockSize: vars.size.control.lg })

export const item = style({
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: `${vars.gradient.surface}, ${vars.color.surface.raised}`,
  boxShadow: vars.shadow.raised,
})

export const heading = style({ font: 'inherit', letterSpacing: 'normal', textTransform: 'none' })

export const fold = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: vars.size.control.lg,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[3],
  textAlign: 'start',
  color: vars.color.text.default,
  borderRadius: vars.radius.card,
})

export const dot = style({
  flexShrink: 0,
  inlineSize: vars.space[2],
  blockSize: vars.space[2],
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.badge.countBg,
})

export const noDot = style({ backgroundColor: 'transparent' })

export const title = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })

export const fresh = style({ fontWeight: vars.fontWeight.strong })

export const date = style({ ...numericType, flexShrink: 0, color: vars.color.text.muted, fontSize: vars.text.sm })

export const arrow = style({
  flexShrink: 0,
  color: vars.color.text.muted,
  transition: `rotate ${vars.motion.fast} ${vars.easing.standard}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
})

export const opened = style({
  justifyItems: 'start',
  gap: vars.space[4],
  paddingInlineStart: `calc(${vars.space[4]} + ${vars.space[2]} + ${vars.space[3]})`,
  paddingInlineEnd: vars.space[4],
  paddingBlockEnd: vars.space[4],
  selectors: { '&:not([hidden])': { display: 'grid' } },
})

export const content = style({ minInlineSize: 0, maxInlineSize: '100%', overflowWrap: 'anywhere' })

export const plain = style({ whiteSpace: 'pre-line' })

export const sender = style({ margin: 0, color: vars.color.text.muted, fontSize: vars.text.sm })
