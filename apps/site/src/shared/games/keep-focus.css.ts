import { style } from '@vanilla-extract/css'

/** An element that only handles focus; it does not affect layout. */
export const box = style({ display: 'contents' })
