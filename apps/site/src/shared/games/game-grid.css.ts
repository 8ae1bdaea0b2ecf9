import { media } from '@livery/ui/media'
import { tileHeight } from '@livery/ui/tile-height'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Column counts that divide a page of 18 evenly. */
export const grid = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[3],
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    [media.desktop]: { gap: vars.space[4] },
    '(min-width: 105rem)': { gridTemplateColumns: 'repeat(9, minmax(0, 1fr))' },
  },
})

/**
 * On a phone half of a page of games is outside the view, and drawing all of it at each typed letter would block a slow
 * device, so tiles far from the view are skipped. Their height is known.
 */
export const item = style({
  '@media': {
    [`${media.touch} and ${media.phone}`]: {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: `auto ${tileHeight(`(100cqi - 2 * ${vars.space[3]}) / 3`)}`,
      // Shadow and focus ring reach beyond the tile.
      overflowClipMargin: vars.space[3],
    },
  },
})
