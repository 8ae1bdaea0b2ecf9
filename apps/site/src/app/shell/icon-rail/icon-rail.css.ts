import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import * as hero from '../../../shared/hero/page-hero.css.ts'
import { tabBarHeight } from '../../../shared/styles/floating-on-phones.ts'
import { wordUnderIcon } from '../../../shared/styles/word-under-icon.ts'
import { drawerAlone } from '../drawer-alone.ts'

const WIDTH = '5.5rem'
/** On the narrowest phones the games need the rest. */
const NARROW = '4.75rem'
const narrowest = '(max-width: 23rem)'
const ease = `${vars.motion.fast} ${vars.easing.standard}`

/** On phones the bottom bar has it. */
export const burger = style({ '@media': { [media.phone]: { display: 'none' } } })

export const drawer = drawerAlone()

export const rail = style({
  position: 'sticky',
  zIndex: 20,
  insetBlockStart: vars.size.headerPhone,
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'start',
  inlineSize: WIDTH,
  blockSize: `calc(100dvh - ${vars.size.headerPhone})`,
  borderInlineEnd: `${vars.borderWidth.thin} solid ${vars.color.sidebar.border}`,
  background: `${vars.texture.surface}, ${vars.color.sidebar.bg}`,
  color: vars.color.sidebar.on,
  '@media': {
    [media.phone]: { display: 'none', blockSize: `calc(100dvh - ${vars.size.headerPhone} - ${tabBarHeight})` },
    [narrowest]: { inlineSize: NARROW },
    [media.desktop]: { insetBlockStart: vars.size.header, blockSize: `calc(100dvh - ${vars.size.header})` },
  },
})

/** On phones it stands beside lists of games only: forms and texts need the whole width. */
export const onPhones = style({
  selectors: { [`${rail}&`]: { '@media': { [media.phone]: { display: 'flex' } } } },
})

// The frame has a column for the rail; the drawer is in none.
globalStyle(`div:has(> ${rail})`, { '@media': { [media.tabletUp]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } } })
globalStyle(`div:has(> ${onPhones})`, { '@media': { [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } } })

// The rail shows the same icon, and the title needs the room.
globalStyle(`div:has(> ${onPhones}) ${hero.mark}`, { '@media': { [media.phone]: { display: 'none' } } })
globalStyle(`div:has(> ${onPhones}) ${hero.heads.plain}`, {
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
globalStyle(`div:has(> ${onPhones}) ${hero.count}`, { '@media': { [media.phone]: { gridColumn: 'auto' } } })

export const list = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  padding: `${vars.space[1]} 2px`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
})

/** Entries share the height that is there, so that they do not stand close, and keep together where they are few. */
globalStyle(`${list} > li`, { display: 'grid', flex: '1 0 auto', maxBlockSize: '5.25rem' })

export const entry = style({
  cursor: 'pointer',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  inlineSize: '100%',
  paddingBlockStart: vars.space[1],
  borderRadius: vars.radius.control,
  color: vars.color.sidebar.on,
  fontSize: vars.text.xs,
  fontWeight: vars.fontWeight.medium,
  // Tall scripts would reach into the plate with a tighter line.
  lineHeight: vars.lineHeight.normal,
  textAlign: 'center',
  selectors: {
    '&:hover': { color: vars.color.sidebar.activeOn, backgroundColor: vars.color.sidebar.activeBg },
    '&[aria-current="page"]': { color: vars.color.sidebar.activeOn, fontWeight: vars.fontWeight.strong },
    // The rail ends at the edges of the screen, so the focus ring is drawn inside.
    '&:focus-visible': { outlineOffset: `calc(${vars.borderWidth.thick} * -1)` },
  },
})

/** A small lacquer box for the icon; the one of the current page is filled. */
export const plate = style({
  inlineSize: vars.space[12],
  blockSize: vars.space[8],
  padding: '3px',
  border: `${vars.borderWidth.thin} solid ${vars.color.sidebar.border}`,
  borderRadius: vars.radius.control,
  cornerShape: vars.corner.control,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.brand.accessible,
  transition: `background-color ${ease}, color ${ease}`,
  selectors: {
    '[aria-current="page"] > &': {
      borderColor: 'transparent',
      background: `${vars.gradient.action}, ${vars.color.action.bg}`,
      color: vars.color.action.on,
    },
  },
  '@media': {
    [narrowest]: { inlineSize: vars.space[10] },
    [media.forcedColors]: { selectors: { '[aria-current="page"] > &': { borderColor: 'Highlight' } } },
  },
})

export const word = style(wordUnderIcon)

/** The last entry stays in view while the others scroll; on phones the bar below has it. */
export const last = style({
  flex: 'none',
  '@media': { [media.phone]: { display: 'none' } },
  padding: vars.space[1],
  borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.sidebar.border}`,
})
