import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { controls as guest, login, register } from '../../../features/auth/guest-controls.css.ts'
import { drawerAlone } from '../drawer-alone.ts'
import { opaque } from '../opaque.ts'
import * as top from '../top-navigation.css.ts'

const thinLine = `${vars.borderWidth.thin} solid ${vars.color.header.border}`
/** The second line; the first has the rest of the header's height. */
const SECOND_LINE = vars.space[12]
const SECOND_LINE_PHONE = '2.75rem'

export const header = style({
  position: 'sticky',
  zIndex: 30,
  insetBlockStart: 0,
  display: 'grid',
  gridTemplateRows: `minmax(0, 1fr) ${SECOND_LINE_PHONE}`,
  blockSize: vars.size.headerPhone,
  borderBlockEnd: thinLine,
  background: vars.color.header.bg,
  color: vars.color.header.on,
  boxShadow: vars.shadow.header,
  backdropFilter: `blur(${vars.blur.header})`,
  '@media': {
    [media.reducedTransparency]: { background: opaque(vars.color.header.bg) },
    // A phone on its side has no height to spare.
    '(max-height: 30rem)': { position: 'relative' },
    [media.desktop]: { gridTemplateRows: `minmax(0, 1fr) ${SECOND_LINE}`, blockSize: vars.size.header },
  },
})

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  paddingInline: vars.size.gutterPhone,
  '@media': {
    [media.tabletUp]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)' },
    [media.desktop]: { paddingInline: vars.size.gutter },
  },
})

/** On phones the bottom bar has the menu, and the menu has the rest. */
export const tools = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space[1],
  '@media': { [media.tabletUp]: { display: 'flex' } },
})

export const home = style({ display: 'flex', minInlineSize: 0, borderRadius: vars.radius.control })

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexShrink: 0,
  gap: vars.space[1],
  marginInlineStart: 'auto',
  '@media': { [media.desktop]: { gap: vars.space[2] } },
})

// On the narrowest phones the logo needs the room; the bottom bar leads to signing in too.
globalStyle(`${controls} ${login}`, { '@media': { '(max-width: 23rem)': { display: 'none' } } })
// On other phones it needs what long words of a language leave.
globalStyle(`${controls} ${guest}`, { '@media': { [media.phone]: { gap: vars.space[1] } } })
globalStyle(`${controls} :is(${login}, ${register})`, { '@media': { [media.phone]: { paddingInline: vars.space[2] } } })

export const navigation = style({
  minInlineSize: 0,
  paddingInline: vars.space[2],
  borderBlockStart: thinLine,
  '@media': { [media.desktop]: { paddingInline: vars.size.gutter } },
})

// What the usual header shows on wide screens only is here the second line at every width.
globalStyle(`${navigation} ${top.navigation}`, { display: 'flex', blockSize: '100%' })
globalStyle(`${navigation} ${top.list}`, { blockSize: '100%', justifyContent: 'safe center' })
// While openers are hidden, all entries are equally far apart.
globalStyle(`${navigation} ${top.link}:has(+ button)`, {
  '@media': { '(max-width: 95rem)': { paddingInlineEnd: vars.space[3] } },
})
globalStyle(`${navigation} ${top.more}`, { blockSize: '100%' })
globalStyle(`${navigation} ${top.panel} > ul`, {
  gridTemplateColumns: 'repeat(auto-fit, 9rem)',
  justifyContent: 'center',
  paddingInline: vars.size.gutter,
})

/** Never beside the page, and never folded. */
export const drawer = drawerAlone()
