import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import * as page from './category-page.css.ts'
import * as bar from './filter-bar.css.ts'

/** On phones the lists and the button share the first row; what it opens is below them. */
export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: vars.space[2] },
    [media.desktop]: { gap: vars.space[5] },
  },
})

export const more = style({
  order: 1,
  minBlockSize: vars.size.control.lg,
  '@media': { [media.tabletUp]: { display: 'none' } },
})

const rest = `${controls} > ${page.vendors}, ${controls} ${bar.fields}`
globalStyle(`${controls} > ${bar.bar}`, { '@media': { [media.phone]: { display: 'contents' } } })
globalStyle(rest, { '@media': { [media.phone]: { order: 2, gridColumn: '1 / -1' } } })

export const folded = style({})
globalStyle(rest.replaceAll(controls, `${controls}${folded}`), { '@media': { [media.phone]: { display: 'none' } } })
