import { style } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { numericType } from '../type-style.ts'

/** Keeps its place before the time is known. */
export const clock = style(
  inUi({ ...numericType, display: 'inline-block', minInlineSize: '8ch', whiteSpace: 'nowrap', unicodeBidi: 'isolate' }),
)
