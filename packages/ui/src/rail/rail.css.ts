import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css'
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
    // Space for lift, shadow and focus ring, which a scroll container would cut.
    padding: vars.space[3],
    margin: `calc(${vars.space[3]} * -1)`,
    scrollPaddingInline: vars.space[3],
  }),
)

export const item = style(inUi({ scrollSnapAlign: 'start', minInlineSize: 0 }))

/** `n` whole items and, when there are more, a part of the next one, which shows that the row scrolls. */
const share = (count: number, peek: number) =>
  `calc((100% - ${vars.space[3]} * ${Math.ceil(count + peek) - 1}) / ${count + peek})`
/** The number of whole tiles on a phone. */
export const phoneTiles = createVar()
const phoneShare = (row: string) =>
  `calc((${row} - ${vars.space[3]} * ${fallbackVar(phoneTiles, '3')}) / (${fallbackVar(phoneTiles, '3')} + 0.3))`

/** A phone shows a third of a row; items far from the view are neither laid out nor painted. */
export const tile = style([
  item,
  inUi({
    '@media': {
      [`${media.touch} and ${media.phone}`]: {
        contentVisibility: 'auto',
        // As high as it will be, because a row that grew when it comes into view would move the content below it.
        containIntrinsicBlockSize: `auto ${tileHeight(phoneShare('100cqi'))}`,
        // Shadow and focus ring reach beyond the item.
        overflowClipMargin: vars.space[4],
      },
    },
  }),
])

export const fit = styleVariants({
  /** Game tiles: 3 on phones (2 on the narrowest), 5 on tablets, 7 on desktop, 8 on the widest. */
  tiles: inUi({
    gridAutoColumns: phoneShare('100%'),
    '@media': {
      [media.narrowest]: { vars: { [phoneTiles]: '2' } },
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
  /** Each item in its own width. */
  content: inUi({ gridAutoColumns: 'max-content' }),
} satisfies Record<RailFit, unknown>)
