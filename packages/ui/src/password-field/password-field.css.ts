import { style } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { vars } from '../tokens.css.ts'

/** At the very edge of the frame. */
export const reveal = style(inUi({ selectors: { '&&': { marginInlineEnd: `calc(${vars.space[2]} * -1)` } } }))

/** Says of the keyboard what one cannot see in the field. */
export const capsLock = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    color: vars.color.warning.text,
    fontWeight: vars.fontWeight.medium,
  }),
)
