import { style } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { vars } from '../tokens.css.ts'

/** At the outer edge of the frame. */
export const reveal = style(inUi({ selectors: { '&&': { marginInlineEnd: `calc(${vars.space[2]} * -1)` } } }))

/** The caps lock warning, about what the hidden letters cannot show. */
export const capsLock = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    color: vars.color.warning.text,
    fontWeight: vars.fontWeight.medium,
  }),
)
