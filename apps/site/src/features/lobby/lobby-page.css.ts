import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

/** The same vertical spacing in the whole lobby; grid items must be allowed to be narrower than their rows. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [media.desktop]: { gap: vars.space[5] } },
})
