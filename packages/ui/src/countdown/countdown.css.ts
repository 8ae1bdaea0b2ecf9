import { style, styleVariants } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { vars } from '../tokens.css.ts'
import { numericType } from '../type-style.ts'
import type { CountdownSize } from './sizes.ts'

export const countdown = style(inUi({ ...numericType, display: 'inline-flex', whiteSpace: 'nowrap' }))

export const size = styleVariants({
  sm: inUi({ fontSize: vars.text.sm }),
  md: inUi({ fontSize: vars.text.lg, fontWeight: vars.fontWeight.medium }),
  lg: inUi({ fontSize: vars.text.xxl, fontWeight: vars.fontWeight.strong }),
} satisfies Record<CountdownSize, unknown>)

/** The last ten seconds. */
export const urgent = style(inUi({ color: vars.color.danger.text }))
