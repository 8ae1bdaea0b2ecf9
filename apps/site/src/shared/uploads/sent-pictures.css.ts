import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const pictures = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const picture = style({
  display: 'block',
  inlineSize: '6rem',
  blockSize: '6rem',
  objectFit: 'cover',
  border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.control,
})
