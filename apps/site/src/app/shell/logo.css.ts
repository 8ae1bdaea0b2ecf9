import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const logo = style({ display: 'flex', alignItems: 'center', minInlineSize: 0 })

/** Height and width are reserved, so that nothing moves when the picture loads. */
export const picture = style({
  blockSize: vars.space[8],
  inlineSize: 'auto',
  maxInlineSize: 'min(9rem, 100%)',
  objectFit: 'contain',
  '@media': { [media.desktop]: { blockSize: vars.space[10], maxInlineSize: 'min(11rem, 100%)' } },
})

export const wordmark = style({ inlineSize: 'min(16rem, 100%)', blockSize: vars.space[8] })
