import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const meter = style({ paddingBlockStart: vars.space[2] })
