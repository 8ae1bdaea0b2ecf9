import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

/** What a fingertip needs, whatever a house's density; it grows with the reader's text. */
const FINGERTIP = '2.75rem'

/** Where one works by touch, small controls within are as large as a fingertip. */
export const forFingers = style({
  '@media': { [media.touch]: { vars: { [vars.size.control.sm]: FINGERTIP, [vars.size.control.md]: FINGERTIP } } },
})
