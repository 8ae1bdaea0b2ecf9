import { style, styleVariants } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { vars } from '../tokens.css.ts'

/** Doubled class for specificity, because it overrides the button's own style. */
export const square = style(inUi({ selectors: { '&&': { flexShrink: 0, padding: 0, aspectRatio: '1' } } }))

export const round = style(inUi({ selectors: { '&&': { borderRadius: vars.radius.pill, cornerShape: 'round' } } }))

export const size = styleVariants(
  { sm: vars.size.control.sm, md: vars.size.control.md, lg: vars.size.control.lg },
  (side) => inUi({ inlineSize: side }),
)
