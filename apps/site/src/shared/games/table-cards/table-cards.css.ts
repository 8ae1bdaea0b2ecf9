import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const gap = vars.space[3]
const wideGap = vars.space[5]

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap,
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gap: wideGap, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

/** The number of cards in a row; a part of a card shows that the row scrolls. */
const share = (cards: number, between: string) => `calc((100% - ${between} * ${Math.ceil(cards) - 1}) / ${cards})`

export const row = style({
  gridAutoColumns: share(1.18, gap),
  '@media': {
    [media.tabletUp]: { gridAutoColumns: share(2, gap) },
    [media.desktop]: { gap: wideGap, gridAutoColumns: share(3, wideGap) },
    [media.wide]: { gridAutoColumns: share(4, wideGap) },
  },
})

// Sections far from the view are not laid out; their height is estimated as that of rows of posters.
globalStyle(`section:has(> ${row})`, { containIntrinsicBlockSize: 'auto 28rem' })
