import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { section, sections } from '../../../features/lobby/home-sections.css.ts'
import { drawerAlone } from '../drawer-alone.ts'
import { column } from '../shell.css.ts'

export const drawer = drawerAlone()

/** From desktops on; below, the board has the sports as a row of links, and the drawer the rest. */
export const side = style({
  display: 'none',
  inlineSize: '13rem',
  borderInlineEnd: `${vars.borderWidth.thin} solid ${vars.color.sidebar.border}`,
  background: `${vars.texture.surface}, ${vars.color.sidebar.bg}`,
  color: vars.color.sidebar.on,
  '@media': { [media.desktop]: { display: 'block' } },
})

/** The page has a third column for the slip from the first paint on. */
export const besideSlip = style({})

globalStyle(`div:has(> ${side})`, { '@media': { [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } } })
globalStyle(`div:has(> ${besideSlip})`, {
  '@media': { [media.wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) 20rem' } },
})

globalStyle(`div:has(> ${besideSlip}) > ${column}`, { '@media': { [media.wide]: { gridColumn: '2', gridRow: '1' } } })

// Rows of games stand in a narrower column here: as many whole tiles as fit, and the half-width sections one below the
// other.
globalStyle(`div:has(> ${besideSlip}) ${section} > ul[aria-labelledby]`, {
  '@media': { [media.wide]: { gridAutoColumns: `max(7.5rem, calc((100% - ${vars.space[3]} * 7) / 8))` } },
})
globalStyle(`div:has(> ${besideSlip}) ${sections}`, {
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(max(26rem, 40%), 1fr))' },
  },
})

export const nav = style({
  position: 'sticky',
  insetBlockStart: vars.size.header,
  maxBlockSize: `calc(100dvh - ${vars.size.header})`,
  paddingBlock: vars.space[3],
  overflowY: 'auto',
  scrollbarWidth: 'thin',
})

export const group = style({
  paddingInline: vars.space[4],
  paddingBlockEnd: vars.space[1],
  color: vars.color.sidebar.onMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.fontWeight.strong,
})

export const list = style({
  selectors: {
    '& + &': {
      marginBlockStart: vars.space[2],
      paddingBlockStart: vars.space[2],
      borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.sidebar.border}`,
    },
  },
})

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.control.md,
  paddingInline: vars.space[4],
  color: vars.color.sidebar.on,
  fontSize: vars.text.sm,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.sidebar.activeOn, backgroundColor: vars.color.sidebar.activeBg },
    '&[aria-current="page"]': {
      color: vars.color.sidebar.activeOn,
      backgroundColor: vars.color.sidebar.activeBg,
      fontWeight: vars.fontWeight.strong,
    },
    '&:focus-visible': { outlineOffset: `calc(${vars.borderWidth.thick} * -1)` },
  },
})

export const word = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' })

export const dot = style({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: vars.radius.pill,
  background: vars.color.danger.text,
})

export const count = style({
  minInlineSize: '1.5rem',
  color: vars.color.sidebar.onMuted,
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})
