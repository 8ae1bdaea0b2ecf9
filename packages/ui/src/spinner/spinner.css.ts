import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { vars } from '../tokens.css.ts'
import type { SpinnerSize } from './sizes.ts'

const turn = keyframes({ to: { rotate: '1turn' } })

export const spinner = style(
  inUi({
    display: 'inline-block',
    flexShrink: 0,
    border: `${vars.borderWidth.thick} solid currentColor`,
    borderInlineEndColor: 'transparent',
    borderRadius: vars.radius.pill,
    animation: `${turn} 0.8s linear infinite`,
  }),
)

export const size = styleVariants(
  { sm: vars.size.icon.sm, md: vars.size.icon.md, lg: vars.size.control.sm } satisfies Record<SpinnerSize, string>,
  (side) => inUi({ inlineSize: side, blockSize: side }),
)
