import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { headingType, numericType } from '@livery/ui/type-style'
import { style } from '@vanilla-extract/css'

const ease = `${vars.motion.fast} ${vars.easing.standard}`
const line = `${vars.borderWidth.thin} solid ${vars.color.border.default}`
/** The width of the three prices of a line, so that their columns agree from line to line. */
const PRICES = { phone: '10.5rem', desk: '17rem' } as const
/** Headings stay clear of the header when an address leads to them. */
const underHeader = `calc(${vars.size.header} + ${vars.space[3]})`

export const board = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] })

export const none = style({ padding: vars.space[8], color: vars.color.text.muted, textAlign: 'center' })

/** Where no column has the sports. */
export const links = style({
  display: 'flex',
  gap: vars.space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.desktop]: { display: 'none' } },
})

export const link = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.control.md,
  paddingInline: vars.space[3],
  border: line,
  borderRadius: vars.radius.control,
  color: vars.color.text.default,
  fontSize: vars.text.sm,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { borderColor: vars.color.brand.accessible } },
})

export const heading = style([headingType, { fontSize: vars.text.lg, scrollMarginBlockStart: underHeader }])

export const league = style({
  color: vars.color.text.muted,
  fontFamily: vars.font.body,
  fontSize: vars.text.sm,
  fontWeight: vars.fontWeight.regular,
  letterSpacing: 'normal',
  textTransform: 'none',
})

/** Live matches side by side; a card that is cut off shows that there are more. */
export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min(15.5rem, 84%), 22rem)',
  gap: vars.space[2],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  paddingBlockEnd: vars.space[1],
})

export const card = style({
  display: 'grid',
  gap: vars.space[1],
  alignContent: 'start',
  minInlineSize: 0,
  padding: vars.space[3],
  border: line,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: vars.color.surface.raised,
})

export const cardHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBlockEnd: vars.space[1],
  color: vars.color.text.muted,
  fontSize: vars.text.xs,
})

export const cardSport = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const clock = style({
  ...numericType,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.danger.text,
  fontSize: vars.text.xs,
  fontWeight: vars.fontWeight.strong,
  whiteSpace: 'nowrap',
})

export const dot = style({
  flex: 'none',
  inlineSize: '0.375rem',
  blockSize: '0.375rem',
  borderRadius: vars.radius.pill,
  background: 'currentColor',
})

export const group = style({
  paddingInline: vars.space[3],
  borderBlockStart: `${vars.borderWidth.thick} solid ${vars.color.text.default}`,
  background: vars.color.surface.base,
  scrollMarginBlockStart: underHeader,
})

/** On narrow phones the name of the sport has a line of its own. */
export const groupHead = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) auto ${PRICES.phone}`,
  alignItems: 'center',
  columnGap: vars.space[3],
  minBlockSize: vars.size.control.lg,
  paddingBlock: vars.space[2],
  '@media': { [media.tabletUp]: { gridTemplateColumns: `minmax(0, 1fr) auto ${PRICES.desk}` } },
})

export const groupName = style([heading, { '@media': { [media.narrow]: { gridColumn: '1 / -1' } } }])

/** On phones the row of sports leads there. */
export const all = style({
  color: vars.color.link.default,
  fontSize: vars.text.sm,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'none' } },
})

/** What the columns of prices are. */
export const columns = style({
  gridColumn: '3',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[1],
  color: vars.color.text.muted,
  fontSize: vars.text.xs,
  textAlign: 'center',
  selectors: { '&[data-ways="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const rows = style({})

export const cardGroup = style({ scrollMarginBlockStart: underHeader })

export const cardGroupHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: vars.size.control.lg,
})

/** Three in a row at most: the lobby shows three or six, and no row of them has a hole. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(max(15.5rem, (100% - 2 * ${vars.space[2]}) / 3), 100%), 1fr))`,
  gap: vars.space[2],
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${PRICES.phone}`,
  alignItems: 'center',
  columnGap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockStart: line,
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: `3.5rem minmax(0, 1fr) ${PRICES.desk}`, columnGap: vars.space[4] },
  },
})

export const when = style({
  gridColumn: '1',
  color: vars.color.text.muted,
  fontSize: vars.text.xs,
  '@media': { [media.tabletUp]: { fontSize: vars.text.sm } },
})

export const kickOff = style({ ...numericType, fontWeight: vars.fontWeight.strong })

export const sides = style({
  gridColumn: '1',
  minInlineSize: 0,
  '@media': { [media.tabletUp]: { gridColumn: '2' } },
})

export const side = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.normal,
  '@media': { [media.tabletUp]: { fontSize: vars.text.md } },
})

export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: vars.fontWeight.medium })

export const points = style({ ...numericType, fontWeight: vars.fontWeight.strong })

export const prices = style({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[1],
  selectors: {
    [`${row} > &`]: { gridColumn: '2', gridRow: '1 / span 2' },
    [`${card} > &`]: { marginBlockStart: vars.space[2] },
  },
  '@media': { [media.tabletUp]: { selectors: { [`${row} > &`]: { gridColumn: '3', gridRow: '1' } } } },
})

export const twoWay = style({ selectors: { [`${prices}&`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } })

/** A price stands on a raised edge that sinks when it is pressed, and is filled while it is on the slip. */
export const odds = style({
  ...numericType,
  cursor: 'pointer',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 0,
  minBlockSize: vars.size.control.md,
  padding: 0,
  border: line,
  borderBlockEndWidth: '3px',
  borderRadius: vars.radius.control,
  cornerShape: vars.corner.control,
  background: vars.color.surface.raised,
  color: vars.color.text.default,
  fontSize: vars.text.sm,
  fontWeight: vars.fontWeight.strong,
  transition: `background-color ${ease}, border-color ${ease}`,
  selectors: {
    '&:hover': { borderColor: vars.color.brand.accessible },
    '&:active': { borderBlockEndWidth: vars.borderWidth.thin, translate: '0 2px' },
    '&[aria-pressed="true"]': {
      borderColor: vars.color.action.border,
      background: vars.color.action.bg,
      color: vars.color.action.on,
    },
    '&[aria-disabled="true"]': {
      cursor: 'default',
      borderColor: vars.color.border.subtle,
      borderBlockEndWidth: vars.borderWidth.thin,
      background: vars.color.surface.sunken,
      color: vars.color.text.muted,
      translate: 'none',
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } } },
  },
})

/** On cards and phones no heading stands above the prices. */
export const sign = style({
  marginInlineEnd: vars.space[1],
  fontSize: vars.text.xs,
  fontWeight: vars.fontWeight.regular,
  opacity: 0.75,
  selectors: { [`${row} &`]: { display: 'none' } },
})

export const price = style({})

export const waiting = style({ minBlockSize: '32rem' })
export const place = style({ inlineSize: '100%', blockSize: '32rem' })
