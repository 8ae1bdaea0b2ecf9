import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const gap = vars.space[2]
const wideGap = vars.space[3]
const widest = '(min-width: 105rem)'
const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`

/** Column counts that divide a page of 18 evenly. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: columns(3),
  gap,
  '@media': {
    [media.tabletUp]: { gap: wideGap, gridTemplateColumns: columns(6) },
    [media.wide]: { gridTemplateColumns: columns(9) },
  },
})

/** The number of tiles in a row; a part of a tile shows that the row scrolls. */
const share = (tiles: number, between: string) => `calc((100% - ${between} * ${Math.ceil(tiles) - 1}) / ${tiles})`

export const row = style({
  gap,
  gridAutoColumns: share(3.3, gap),
  '@media': {
    [media.tabletUp]: { gap: wideGap, gridAutoColumns: share(5.3, wideGap) },
    [media.desktop]: { gridAutoColumns: share(7, wideGap) },
    [media.wide]: { gridAutoColumns: share(9, wideGap) },
    [widest]: { gridAutoColumns: share(10, wideGap) },
  },
})

/** Five whole tiles in half a row on wide screens; otherwise as in a whole row. */
export const halfRow = style({
  '@media': { [media.wide]: { gridAutoColumns: share(5, wideGap) }, [widest]: { gridAutoColumns: share(5, wideGap) } },
})

// Sections far from the view are not laid out; their height is estimated as that of rows of posters.
globalStyle(`section:has(> ${row})`, { containIntrinsicBlockSize: 'auto 13rem' })
