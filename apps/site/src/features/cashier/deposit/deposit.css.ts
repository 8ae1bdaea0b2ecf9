import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const
const line = `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`

export const panel = style({
  ...column,
  gap: vars.space[4],
  padding: vars.space[4],
  border: line,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: vars.color.surface.raised,
  '@media': { [media.desktop]: { padding: vars.space[5] } },
})

export const heading = style({ color: vars.color.heading, fontSize: vars.text.lg })

export const headingSkeleton = style({ fontSize: vars.text.lg })

export const chosenName = style({
  color: vars.color.heading,
  fontSize: vars.text.lg,
  // The focus only tells screen readers where the page goes on.
  outline: 'none',
})

/** Rows without a hole, however many amounts there are. */
export const quick = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minInlineSize: 0,
  padding: 0,
  border: 0,
})

export const quickAmount = style({
  flex: '1 1 6.5rem',
  minBlockSize: vars.size.control.md,
  paddingInline: vars.space[2],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.base,
  color: vars.color.text.default,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fontWeight.medium,
  selectors: {
    '&:hover': { borderColor: vars.color.brand.accessible },
    '&[aria-pressed=true]': {
      borderColor: vars.color.brand.accessible,
      background: vars.color.brand.soft,
      color: vars.color.brand.onSoft,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-pressed=true]': { outline: `${vars.borderWidth.thick} solid Highlight` } },
    },
  },
})

export const sum = style({
  ...column,
  gap: vars.space[2],
  margin: 0,
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
})

export const sumRow = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[3] })

export const sumTotal = style([
  sumRow,
  { paddingBlockStart: vars.space[2], borderBlockStart: line, fontWeight: vars.fontWeight.strong },
])

export const sumValue = style({ margin: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

export const open = style({
  ...column,
  gap: vars.space[2],
  padding: vars.space[4],
  border: `${vars.borderWidth.thin} solid ${vars.color.brand.accessible}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: vars.color.surface.raised,
})

export const openTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.heading,
  fontSize: vars.text.md,
})

export const rows = style({ ...column })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderBlockStart: line } },
})

export const rowButton = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  paddingBlock: vars.space[3],
  color: vars.color.text.default,
  textAlign: 'start',
  selectors: {
    'li + li > &': { borderBlockStart: line },
    '&:hover': { background: vars.color.surface.hover },
  },
})

export const rowsSkeleton = style({ blockSize: '16rem' })

export const rowWords = style({ ...column, flex: '1 1 8rem', minInlineSize: 0 })

export const rowName = style({ fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' })

export const rowEnd = style({ display: 'grid', justifyItems: 'end', gap: vars.space[1] })

export const rowAmount = style({ fontWeight: vars.fontWeight.strong })

export const small = style({ color: vars.color.text.muted, fontSize: vars.text.sm })

export const payment = style({
  ...column,
  gap: vars.space[4],
  scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space[4]})`,
})

export const back = style({ justifySelf: 'start' })

export const paymentSkeleton = style({ blockSize: '32rem' })

export const instruction = style({ ...column, gap: vars.space[4] })

export const payHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
})

export const timeLeft = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
})

export const preparing = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  minBlockSize: '12rem',
})

export const facts = style({
  ...column,
  margin: 0,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
})

export const bigNumber = style({
  fontFamily: 'monospace',
  fontSize: vars.text.xxl,
  fontWeight: vars.fontWeight.strong,
  letterSpacing: '0.06em',
})

export const address = style({ fontFamily: 'monospace', overflowWrap: 'anywhere' })

export const warning = style({
  display: 'flex',
  gap: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  background: vars.color.warning.soft,
  color: vars.color.warning.onSoft,
  fontWeight: vars.fontWeight.medium,
})

export const cardFrame = style({
  inlineSize: '100%',
  blockSize: '22rem',
  border: line,
  borderRadius: vars.radius.control,
  // The provider's fields are dark on light.
  colorScheme: 'light',
})

export const safe = style({
  display: 'flex',
  gap: vars.space[2],
  color: vars.color.text.muted,
  fontSize: vars.text.sm,
})

export const steps = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[6],
  listStyle: 'decimal',
})

export const rules = style({ ...column, gap: vars.space[3] })

export const ruleList = style({ ...column, gap: vars.space[2] })

export const rule = style({
  display: 'flex',
  gap: vars.space[2],
  color: vars.color.text.muted,
  fontSize: vars.text.sm,
})

export const otherwise = style({ color: vars.color.text.muted, fontSize: vars.text.sm })

export const foot = style({ ...column, gap: vars.space[3] })

export const footButtons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
})

export const help = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.control.sm,
  color: vars.color.link.default,
})
