import { fadingScroller } from '@livery/ui/fading-scroller'
import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'
import { choiceBarStyle, choiceStyle } from '../../../shared/styles/choice-style.ts'

export const filters = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] })

/** What phones show when it is asked for. */
const folded = {
  [media.phone]: { selectors: { [`${filters}:not([data-open]) &`]: { display: 'none' } } },
} as const

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': { [media.phone]: { columnGap: vars.space[2] } },
})

export const lists = style([
  fadingScroller,
  {
    ...choiceBarStyle,
    '@media': { [media.tabletUp]: { justifySelf: 'start', maxInlineSize: '100%' } },
  },
])

export const list = style({
  ...choiceStyle,
  flex: '1 0 auto',
  minBlockSize: vars.size.control.md,
  paddingInline: vars.space[3],
})

export const unfold = style({ '@media': { [media.tabletUp]: { display: 'none' } } })

/** Vendor, kind and name side by side where they have room for their words, with the same height as the lists. */
export const fields = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minInlineSize: 0,
  gridColumn: '1 / -1',
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.desktop]: { gridColumn: 'auto' } },
})

export const choice = style({
  flex: '1 1 9rem',
  '@media': { ...folded, [media.tabletUp]: { flexBasis: '12rem' }, [media.desktop]: { inlineSize: '12rem' } },
})

export const search = style({
  flex: '1 1 12.5rem',
  minInlineSize: 0,
  '@media': { [media.desktop]: { inlineSize: '16rem' } },
})

/** At least so wide that a line of more tiles ends with a part of the next one, which shows that it scrolls. */
const vendorTile = (whole: number) => `minmax(calc((100% - ${whole} * ${vars.space[2]}) / ${whole + 0.4}), 1fr)`

/** The tiles share a line that is long enough for them; otherwise it scrolls. */
export const vendors = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(8.5rem, 1fr)',
  gap: vars.space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: vars.space[1],
  margin: `calc(${vars.space[1]} * -1)`,
  '@media': {
    ...folded,
    [media.tabletUp]: { gridAutoColumns: vendorTile(4) },
    [media.desktop]: { gridAutoColumns: vendorTile(7) },
  },
})

export const vendor = style({ blockSize: '100%' })
