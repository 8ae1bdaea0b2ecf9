import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const lead = style({ color: vars.color.text.muted })

export const form = style({ paddingBlock: vars.space[4] })
