import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: vars.space[6],
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  padding: `${vars.space[8]} ${vars.size.gutterPhone}`,
})

export const title = style({ fontSize: vars.text.xxl })
