import { style } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { vars } from '../tokens.css.ts'

/** At the very edge of the frame. */
export const reveal = style(inUi({ selectors: { '&&': { marginInlineEnd: `calc(${vars.space[2]} * -1)` } } }))
