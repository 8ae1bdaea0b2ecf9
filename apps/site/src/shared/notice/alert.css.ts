import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const alert = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  background: vars.color.danger.soft,
  color: vars.color.danger.onSoft,
  fontSize: vars.text.sm,
})

export const icon = style({ flexShrink: 0 })
