import { vars } from '@livery/ui/tokens'
import { numericType } from '@livery/ui/type-style'
import { style } from '@vanilla-extract/css'

export const inbox = style({ marginBlockEnd: vars.space[4] })

export const list = style({ display: 'grid', gap: vars.space[2], marginBlockEnd: vars.space[4] })

export const item = style({
  border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: vars.color.surface.base,
})

export const heading = style({ font: 'inherit', letterSpacing: 'normal', textTransform: 'none' })

export const fold = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: vars.size.control.lg,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  textAlign: 'start',
  color: vars.color.text.default,
  fontWeight: vars.fontWeight.medium,
  borderRadius: vars.radius.card,
})

export const title = style({ flex: 1, minInlineSize: 0 })

export const date = style({ ...numericType, flexShrink: 0, color: vars.color.text.muted, fontSize: vars.text.sm })

export const arrow = style({
  flexShrink: 0,
  color: vars.color.text.muted,
  transition: `rotate ${vars.motion.fast} ${vars.easing.standard}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
})

export const content = style({
  paddingInline: vars.space[4],
  paddingBlockEnd: vars.space[4],
  color: vars.color.text.muted,
})
