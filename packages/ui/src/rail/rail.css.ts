import { style, styleVariants } from '@vanilla-extract/css'
import { tileHeight } from '../game-tile/tile-height.ts'
import { inUi } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'
import type { RailFit } from './fits.ts'

export const rail = style(
  inUi({
    containerType: 'inline-size',
    display: 'grid',
    gridAutoFlow: 'column',
    gap: vars.space[3],
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'inline proximity',
    scrollBehavior: 'smooth',
    scrollbarWidth: 'none',
    // Room for lift, shadow and focus ring, which a scroller would cut.
    padding: vars.space[3],
    margin: `calc(${vars.space[3]} * -1)`,
    scrollPaddingInline: vars.space[3],
  }),
)

export const item = style(inUi({ scrollSnapAlign: 'start', minInlineSize: 0 }))

/** `n` whole items and, where there are more, a cut one: so one knows that the row goes on. */
const share = (count: number, peek: number, row = '100%') =>
  `calc((${row} - ${vars.space[3]} * ${Math.ceil(count + peek) - 1}) / ${count + peek})`
const PHONE_TILES = [3, 0.3] as const

/** Of a row on a phone a third is in sight: what is not near the view is neither laid out nor painted. */
export const tile = style([
  item,
  inUi({
    '@media': {
      [`${media.touch} and ${media.phone}`]: {
        contentVisibility: 'auto',
        // As high as it will be: a row that grew when it is seen would move what stands below it.
        containIntrinsicBlockSize: `auto ${tileHeight(share(...PHONE_TILES, '100cqi'))}`,
        // Shadow and focus ring reach beyond.
        overflowClipMargin: vars.space[4],
      },
    },
  }),
])

export const fit = styleVariants({
  /** Game tiles: 3 on phones, 5 on tablets, 7 on desktop, 8 on the widest. */
  tiles: inUi({
    gridAutoColumns: share(...PHONE_TILES),
    '@media': {
      [media.tabletUp]: { gridAutoColumns: share(5, 0.3) },
      [media.desktop]: { gridAutoColumns: share(6, 0) },
      [media.wide]: { gridAutoColumns: share(8, 0) },
    },
  }),
  /** Wider cards: vendors, promotions. */
  cards: inUi({
    gridAutoColumns: share(2, 0.3),
    '@media': {
      [media.tabletUp]: { gridAutoColumns: share(4, 0.3) },
      [media.desktop]: { gridAutoColumns: share(5, 0) },
      [media.wide]: { gridAutoColumns: share(6, 0) },
    },
  }),
  /** As wide as each item is. */
  content: inUi({ gridAutoColumns: 'max-content' }),
} satisfies Record<RailFit, unknown>)
