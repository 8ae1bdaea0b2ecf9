import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Clips the dot of a fact that begins a line, because it is drawn in the gap before the fact. */
export const facts = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3], overflowX: 'clip' })

export const fact = style({
  position: 'relative',
  minInlineSize: 0,
  '::before': {
    content: '"·" / ""',
    position: 'absolute',
    insetInlineStart: `calc(${vars.space[3]} * -1)`,
    inlineSize: vars.space[3],
    textAlign: 'center',
  },
})
