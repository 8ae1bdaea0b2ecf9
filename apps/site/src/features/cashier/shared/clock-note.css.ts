import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const note = style({ color: vars.color.text.muted, fontSize: vars.text.sm })
