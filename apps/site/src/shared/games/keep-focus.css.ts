import { style } from '@vanilla-extract/css'

/** There for the focus only: its children stand as if it were not. */
export const box = style({ display: 'contents' })
