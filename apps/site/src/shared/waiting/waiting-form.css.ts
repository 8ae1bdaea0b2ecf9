import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: vars.space[4] })

export const control = style({ blockSize: vars.size.control.md, marginBlockStart: vars.space[1] })

/** As wide as a button of one word. */
export const button = style({ inlineSize: '8rem', blockSize: vars.size.control.md })
