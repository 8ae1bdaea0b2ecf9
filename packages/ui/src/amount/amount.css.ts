import { style, styleVariants } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { vars } from '../tokens.css.ts'
import { numericType } from '../type-style.ts'
import type { AmountTone } from './tones.ts'

export const amount = style(inUi({ ...numericType, fontWeight: vars.fontWeight.strong, whiteSpace: 'nowrap' }))

export const currency = style(inUi({ fontSize: '0.85em', fontWeight: vars.fontWeight.medium }))
export const fraction = style(inUi({ fontSize: '0.85em' }))

export const tone = styleVariants({
  gain: inUi({ color: vars.color.money.gain }),
  loss: inUi({ color: vars.color.money.loss }),
} satisfies Record<AmountTone, unknown>)
