import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const logo = style({ display: 'flex', alignItems: 'center', minInlineSize: 0 })

/** The height is fixed and the width has room kept for it, so that nothing moves when the picture comes. */
export const picture = style({
  blockSize: vars.space[8],
  inlineSize: 'auto',
  maxInlineSize: 'min(9rem, 100%)',
  objectFit: 'contain',
  '@media': { [media.desktop]: { blockSize: vars.space[10], maxInlineSize: 'min(11rem, 100%)' } },
})
