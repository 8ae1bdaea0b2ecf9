import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { headingType, numericType } from '@livery/ui/type-style'
import { keyframes, style } from '@vanilla-extract/css'
import { tabBarHeight } from '../styles/floating-on-phones.ts'

const line = `${vars.borderWidth.thin} solid ${vars.color.border.default}`
const narrow = '(max-width: 79.99rem)'
const rise = keyframes({ from: { translate: '0 100%' } })

/** Beside the page on wide screens; a sheet from the foot elsewhere. */
export const slip = style({
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  border: 0,
  background: vars.color.surface.base,
  color: vars.color.text.default,
  selectors: {
    '&:popover-open': { display: 'flex' },
    '&::backdrop': { background: vars.color.backdrop },
  },
  '@media': {
    [narrow]: {
      position: 'fixed',
      inset: 'auto 0 0',
      inlineSize: '100%',
      maxInlineSize: '30rem',
      marginInline: 'auto',
      maxBlockSize: '85dvh',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      borderStartStartRadius: vars.radius.dialog,
      borderStartEndRadius: vars.radius.dialog,
      boxShadow: vars.shadow.overlay,
      animation: `${rise} ${vars.motion.normal} ${vars.easing.emphasized}`,
    },
    [media.wide]: {
      position: 'sticky',
      inset: 'auto',
      insetBlockStart: vars.size.header,
      alignSelf: 'start',
      gridColumn: '3',
      gridRow: '1',
      display: 'flex',
      inlineSize: '20rem',
      minBlockSize: `calc(100dvh - ${vars.size.header})`,
      maxBlockSize: `calc(100dvh - ${vars.size.header})`,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      borderInlineStart: line,
    },
    print: { display: 'none' },
  },
})

export const head = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '3rem',
  flex: 'none',
  paddingInline: vars.space[4],
  borderBlockEnd: line,
  background: vars.color.surface.base,
})

export const title = style([headingType, { fontSize: vars.text.lg }])

export const badge = style({
  ...numericType,
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.375rem',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.badge,
  background: vars.color.accent.bg,
  color: vars.color.accent.on,
  fontSize: vars.text.xs,
  fontWeight: vars.fontWeight.strong,
})

export const close = style({ marginInlineStart: 'auto', '@media': { [media.wide]: { display: 'none' } } })

/** Beside the page the tab of customer service hangs at the window's edge, as wide as the gutter. */
const besideTab = { '@media': { [media.wide]: { paddingInlineEnd: vars.size.gutter } } }

export const empty = style({
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[4],
  color: vars.color.text.muted,
  fontSize: vars.text.sm,
})
export const emptyTitle = style({ color: vars.color.text.default, fontWeight: vars.fontWeight.strong })

export const form = style({ display: 'grid' })
export const bets = style({})

export const bet = style({
  display: 'grid',
  gap: vars.space[1],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockEnd: line,
  ...besideTab,
})

export const betHead = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] })
export const pick = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.fontWeight.strong,
})
export const before = style({ ...numericType, color: vars.color.text.muted, fontSize: vars.text.sm })
export const price = style({ ...numericType, fontWeight: vars.fontWeight.strong })
export const match = style({ minInlineSize: 0, color: vars.color.text.muted, fontSize: vars.text.sm })

export const stakeLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[3],
})
export const stake = style({ minInlineSize: 0 })
export const symbol = style({ color: vars.color.text.muted, fontSize: vars.text.sm })
export const betReturn = style({
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space[1],
  color: vars.color.text.muted,
  fontSize: vars.text.sm,
  textAlign: 'end',
})
export const problem = style({ color: vars.color.danger.text, fontSize: vars.text.sm })

export const foot = style({ display: 'grid', gap: vars.space[3], padding: vars.space[4], ...besideTab })

export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  fontSize: vars.text.sm,
})
export const payout = style({ fontSize: vars.text.lg, fontWeight: vars.fontWeight.strong })

/** Below the words of an empty slip. */
export const next = style({ paddingInline: vars.space[4], paddingBlockEnd: vars.space[4], ...besideTab })
export const nextList = style({ display: 'grid', gap: vars.space[2] })

export const mine = style({ padding: vars.space[4], borderBlockStart: line, ...besideTab })
export const mineTitle = style([headingType, { fontSize: vars.text.md, marginBlockEnd: vars.space[2] }])
export const own = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${vars.space[3]}`,
  paddingBlock: vars.space[2],
  borderBlockStart: line,
  fontSize: vars.text.sm,
})
export const ownPick = style({ ...numericType, minInlineSize: 0, fontWeight: vars.fontWeight.strong })
export const state = style({
  justifySelf: 'end',
  color: vars.color.text.muted,
  selectors: { '&[data-state="won"]': { color: vars.color.money.gain, fontWeight: vars.fontWeight.strong } },
})

/** Above the tab bar on phones, at the foot of the page elsewhere; only where the slip is no column. */
export const bar = style({
  cursor: 'pointer',
  position: 'fixed',
  zIndex: 29,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '3rem',
  paddingInline: vars.space[4],
  border: 0,
  background: vars.color.action.bg,
  color: vars.color.action.on,
  fontWeight: vars.fontWeight.strong,
  '@media': {
    [media.phone]: { insetBlockEnd: tabBarHeight },
    [media.wide]: { display: 'none' },
    print: { display: 'none' },
  },
  selectors: { '&:focus-visible': { outlineOffset: `calc(${vars.borderWidth.thick} * -2)` } },
})
export const barText = style({ flex: '1 1 auto', textAlign: 'start' })
/** Nothing is on the slip, so nothing takes room. */
export const noBets = style({ selectors: { [`${bar}&`]: { display: 'none' } } })

export const sum = style({ justifySelf: 'end' })

/** Takes no room until there is something to say. */
export const status = style({
  paddingInline: vars.space[4],
  color: vars.color.success.text,
  fontSize: vars.text.sm,
  fontWeight: vars.fontWeight.strong,
  selectors: { '&:not(:empty)': { paddingBlockStart: vars.space[3] } },
})
