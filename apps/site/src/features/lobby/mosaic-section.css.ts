import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const gap = vars.space[3]

/** Columns by the width of the page; the first game has two of them and two rows. */
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

const grid = style({
  display: 'grid',
  gridAutoFlow: 'dense',
  columnGap: gap,
  // A large picture is as high as two small ones and what is between them.
  rowGap: `calc(${gap} * 4 / 3)`,
})

globalStyle(`${grid} > li:first-child`, { gridColumn: 'span 2', gridRow: 'span 2' })

/** Beside the large one two rows of as many as there is room for; three rows on phones. The others are not shown. */
const shown = (width: 'phone' | 'tabletUp' | 'wide', count: number, total: string) =>
  globalStyle(`${total} > li:nth-child(n + ${count + 1})`, { '@media': { [media[width]]: { display: 'none' } } })

/** The whole width of the page. */
export const whole = style([grid, columns(3), { '@media': { [media.tabletUp]: columns(6), [media.wide]: columns(7) } }])
shown('phone', 6, whole)
shown('tabletUp', 9, `${whole}${whole}`)

/** Half of it on wide screens. */
export const half = style([grid, columns(3), { '@media': { [media.tabletUp]: columns(4) } }])
shown('phone', 6, half)
shown('tabletUp', 5, half)

// On wide screens two more fit.
globalStyle(`${whole}${whole}${whole} > li:nth-child(10), ${whole}${whole}${whole} > li:nth-child(11)`, {
  '@media': { [media.wide]: { display: 'block' } },
})

// Sections far from the view are not laid out; their height is estimated as that of most of them.
globalStyle(`section:has(> ${whole})`, { containIntrinsicBlockSize: 'auto 28rem' })
globalStyle(`section:has(> ${half})`, { containIntrinsicBlockSize: 'auto 26rem' })

/** The large one in the middle, where the page has it, or at the end of a phone's first line. */
const flanked = style({})
const inColumns = (start: number) => ({ gridColumn: `${start} / span 2`, gridRow: '1 / span 2' })
globalStyle(`${flanked}${flanked} > li:first-child`, {
  ...inColumns(2),
  '@media': { [media.tabletUp]: inColumns(3) },
})
globalStyle(`${half}${flanked} > li:first-child`, { '@media': { [media.tabletUp]: inColumns(2) } })

export const places = { row: undefined, mosaic: undefined, flanked } as const
