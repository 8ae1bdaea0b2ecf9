import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [media.desktop]: { gap: vars.space[5] } },
})

/** The provider's categories, each with the number of its games. */
export const classes = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

/** Below a head whose title is in the middle. */
export const centred = style({ justifyContent: 'center' })

export const pages = style({ display: 'flex', justifyContent: 'center', marginBlockStart: vars.space[4] })
