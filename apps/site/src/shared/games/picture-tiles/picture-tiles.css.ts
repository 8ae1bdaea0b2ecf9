import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

/** As many columns as for posters with captions. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[3],
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    [media.desktop]: { gap: vars.space[4] },
    '(min-width: 105rem)': { gridTemplateColumns: 'repeat(9, minmax(0, 1fr))' },
  },
})

/** The number of tiles in a row; a part of a tile shows that the row scrolls. */
const share = (tiles: number) => `calc((100% - ${vars.space[3]} * ${Math.ceil(tiles) - 1}) / ${tiles})`

/** The same widths as those of posters with captions in a row. */
export const row = style({
  gridAutoColumns: share(3.3),
  '@media': {
    [media.tabletUp]: { gridAutoColumns: share(5.3) },
    [media.desktop]: { gridAutoColumns: share(6) },
    [media.wide]: { gridAutoColumns: share(8) },
  },
})

/** Four whole tiles in half a row on wide screens. */
export const half = style([row, { '@media': { [media.wide]: { gridAutoColumns: share(4) } } }])
