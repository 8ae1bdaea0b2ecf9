import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const action = style({ display: 'grid', gap: vars.space[2], justifyItems: 'start' })

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  inlineSize: '100%',
  maxInlineSize: '32rem',
})
