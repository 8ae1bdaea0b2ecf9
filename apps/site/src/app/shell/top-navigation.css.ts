import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { labelType } from '@livery/ui/type-style'
import { keyframes, style } from '@vanilla-extract/css'

const ease = `${vars.motion.fast} ${vars.easing.standard}`

export const navigation = style({
  display: 'none',
  flex: '1 1 0',
  minInlineSize: 0,
  '@media': { [media.desktop]: { display: 'flex' } },
})

/** What does not fit is cut off until the script has put it into the menu beside it. */
export const list = style({
  display: 'flex',
  flex: '1 1 0',
  minInlineSize: 0,
  overflow: 'clip',
  blockSize: vars.size.header,
})

export const item = style({ display: 'flex', alignItems: 'center', flexShrink: 0 })

/** An entry that is in the menu instead. It keeps its width, which tells when it fits again. */
export const itemAway = style({ visibility: 'hidden' })

export const link = style({
  ...labelType,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  blockSize: '100%',
  paddingInline: vars.space[3],
  fontSize: vars.text.sm,
  whiteSpace: 'nowrap',
  opacity: 0.82,
  transition: `opacity ${ease}`,
  selectors: {
    '&:hover, &[aria-current="page"]': { opacity: 1 },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space[3],
      insetBlockEnd: 0,
      blockSize: vars.borderWidth.thick,
      borderStartStartRadius: vars.radius.pill,
      borderStartEndRadius: vars.radius.pill,
      background: vars.color.tab.indicator,
      scale: '0 1',
      transition: `scale ${vars.motion.normal} ${vars.easing.emphasized}`,
    },
    '&[aria-current="page"]::after': { scale: '1 1' },
    '&:has(+ button)': { paddingInlineEnd: vars.space[1] },
  },
  '@media': { [media.moreContrast]: { opacity: 1 } },
})

export const opener = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[5],
  blockSize: vars.size.control.sm,
  marginInlineEnd: vars.space[1],
  borderRadius: vars.radius.control,
  opacity: 0.6,
  transition: `opacity ${ease}, rotate ${ease}`,
  selectors: { '&:hover': { opacity: 1 } },
  '@media': {
    [media.moreContrast]: { opacity: 1 },
    '(max-width: 95rem)': { display: 'none', selectors: { [`${item}:focus-within &`]: { display: 'grid' } } },
  },
})

export const more = style({
  ...labelType,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  flexShrink: 0,
  blockSize: vars.size.header,
  paddingInline: vars.space[3],
  fontSize: vars.text.sm,
  whiteSpace: 'nowrap',
  opacity: 0.82,
  transition: `opacity ${ease}`,
  selectors: { '&:hover, &[aria-expanded="true"]': { opacity: 1 } },
  '@media': { [media.moreContrast]: { opacity: 1 } },
})

/** The page that is shown is one of the menu's. */
export const moreCurrent = style({
  opacity: 1,
  boxShadow: `inset 0 calc(${vars.borderWidth.thick} * -1) ${vars.color.tab.indicator}`,
})

export const openerOpen = style({ rotate: '180deg', opacity: 1 })

export const panelPlace = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
})

const drop = keyframes({ from: { opacity: 0, translate: `0 calc(${vars.space[2]} * -1)` } })

export const panel = style({
  borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
  background: vars.color.surface.overlay,
  color: vars.color.text.default,
  boxShadow: vars.shadow.overlay,
  animation: `${drop} ${vars.motion.normal} ${vars.easing.emphasized}`,
})

const vendors = style({
  display: 'grid',
  gap: vars.space[3],
  paddingInline: vars.size.gutter,
  '@media': { [media.wide]: { paddingInlineStart: `calc(${vars.size.sidebar} + ${vars.space[3]})` } },
})

/** Few games: the vendors in one narrow row. Many games: the full width, each vendor with its number of games. */
export const few = style([
  vendors,
  { gridAutoFlow: 'column', gridAutoColumns: '8rem', paddingBlock: vars.space[3], justifyContent: 'start' },
])
export const many = style([
  vendors,
  {
    gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
    paddingBlock: `${vars.space[5]} ${vars.space[6]}`,
  },
])

export const vendor = style({ display: 'grid', gap: vars.space[1], justifyItems: 'center' })

export const count = style({ color: vars.color.text.muted, fontSize: vars.text.xs })
