import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const send = style({ flex: 'none', marginInlineEnd: `calc(-1 * ${vars.space[1]})`, whiteSpace: 'nowrap' })

/** Tabular digits, so that the button keeps its width while it counts. */
export const counting = style({ fontVariantNumeric: 'tabular-nums' })

export const wrongNumber = style({
  color: vars.color.link.default,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
})
