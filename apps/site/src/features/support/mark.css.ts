import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

/** The icon before a subject or a room. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.space[10],
  blockSize: vars.space[10],
  borderRadius: vars.radius.control,
  background: vars.color.brand.soft,
  color: vars.color.brand.text,
})
