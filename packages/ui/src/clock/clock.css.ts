import { style } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { numericType } from '../type-style.ts'

export const clock = style(inUi({ ...numericType, whiteSpace: 'nowrap' }))

/** As wide as a clock with two digits everywhere, until the time is known. */
export const unknown = style(inUi({ visibility: 'hidden' }))
