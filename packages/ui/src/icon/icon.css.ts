import { style, styleVariants } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { vars } from '../tokens.css.ts'
import type { IconSize } from './sizes.ts'

export const icon = style(
  inUi({
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
)

/** Icons that point in reading direction are mirrored; logos, clocks, numbers and play are not. */
export const directional = style(inUi({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } }))

export const size = styleVariants(
  {
    xs: vars.text.md,
    sm: vars.size.icon.sm,
    md: vars.size.icon.md,
    lg: vars.size.icon.lg,
    em: '1.25em',
  } satisfies Record<IconSize, string>,
  (side) => inUi({ inlineSize: side, blockSize: side }),
)
