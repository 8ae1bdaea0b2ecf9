import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const sign = style({ paddingInlineStart: vars.space[3], color: vars.color.text.muted })
