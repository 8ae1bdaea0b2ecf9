import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { controls as guest, login } from '../../../features/auth/guest-controls.css.ts'
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

/** Legible beside long words of a language, for which one of the buttons makes room. */
export const home = style({
  display: 'flex',
  minInlineSize: '5rem',
  borderRadius: vars.radius.control,
  '@media': { [media.tabletUp]: { minInlineSize: 0 } },
})

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minInlineSize: 0,
  gap: vars.space[1],
  marginInlineStart: 'auto',
  '@media': { [media.tabletUp]: { flexShrink: 0 }, [media.desktop]: { gap: vars.space[2] } },
})

// On the narrowest phones the logo needs the room; the bottom bar leads to signing in too.
globalStyle(`${controls} ${login}`, { '@media': { '(max-width: 23rem)': { display: 'none' } } })
// Where both buttons have no room beside it, signing in is below signing up and out of view; keyboards scroll to it.
globalStyle(`${controls} ${guest}`, {
  '@media': {
    [media.phone]: {
      flexWrap: 'wrap-reverse',
      alignContent: 'flex-end',
      justifyContent: 'flex-end',
      minInlineSize: 0,
      blockSize: `calc(${vars.size.control.sm} + 2 * ${vars.space[1]})`,
      padding: vars.space[1],
      marginInline: `calc(-1 * ${vars.space[1]})`,
      overflow: 'hidden',
    },
  },
})

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
