import { media } from '@livery/ui/media'
import { tileHeight } from '@livery/ui/tile-height'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Counts that divide a page of 18 without rest. */
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
 * On a phone half a page of games is beyond the view, and drawing all of it anew with each letter that is typed would
 * make a slow one stop: what is not near the view is skipped. Its height is known all the same.
 */
export const item = style({
  '@media': {
    [`${media.touch} and ${media.phone}`]: {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: `auto ${tileHeight(`(100cqi - 2 * ${vars.space[3]}) / 3`)}`,
      // Shadow and focus ring reach beyond.
      overflowClipMargin: vars.space[3],
    },
  },
})

export const tile = style({
  overflow: 'hidden',
  border: `${vars.borderWidth.thin} solid ${vars.color.tile.border}`,
  borderRadius: vars.radius.tile,
  background: vars.color.tile.bg,
})

/** Two lines of a title with the tile's own space around them. */
export const words = style({
  display: 'grid',
  alignContent: 'space-around',
  padding: vars.space[2],
  minBlockSize: `calc(2lh * ${0.875} + ${vars.space[4]})`,
})
