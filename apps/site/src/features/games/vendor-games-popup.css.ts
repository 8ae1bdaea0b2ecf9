import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: vars.space[5] })
