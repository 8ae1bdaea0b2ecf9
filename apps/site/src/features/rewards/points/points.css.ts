import { vars } from '@livery/ui/tokens'
import { headingType, numericType } from '@livery/ui/type-style'
import { style } from '@vanilla-extract/css'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** All shelves on the columns of their cards, so that shelves of a single item share a row. */
export const shelves = style([grid, { rowGap: vars.space[4] }])

export const shelf = style({
  display: 'grid',
  gridColumn: '1 / -1',
  // Beside each other, titles stand on one line and cards are equally high.
  gridRow: 'span 2',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  rowGap: vars.space[3],
})

export const ofOne = style({ gridColumn: 'auto' })

export const shelfTitle = style({ ...headingType, color: vars.color.heading, fontSize: vars.text.xl })

export const placeholder = style({ blockSize: '18rem', borderRadius: vars.radius.card })

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'clip',
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: `${vars.gradient.surface}, ${vars.color.surface.raised}`,
  boxShadow: vars.shadow.raised,
})

export const scene = style({
  display: 'grid',
  placeItems: 'center',
  paddingBlock: vars.space[3],
  background: vars.color.surface.sunken,
})

export const body = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: vars.space[4],
})

export const name = style({
  ...headingType,
  color: vars.color.heading,
  fontSize: vars.text.md,
  overflowWrap: 'anywhere',
})

export const small = style({ color: vars.color.text.muted, fontSize: vars.text.sm, overflowWrap: 'anywhere' })

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[2],
})

export const price = style({
  ...numericType,
  color: vars.color.heading,
  fontSize: vars.text.lg,
  fontWeight: vars.fontWeight.medium,
})

export const picture = style({
  inlineSize: '10rem',
  blockSize: '7.5rem',
  maxInlineSize: '100%',
  color: vars.color.brand.accessible,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '2',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const shade = style({ fill: vars.color.brand.soft, stroke: 'none' })
export const paper = style({ fill: vars.color.surface.raised })
export const accent = style({ fill: vars.color.accent.bg, stroke: 'none' })

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })

export const order = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] })

export const thumb = style({ flex: '0 0 auto', inlineSize: '4rem', blockSize: '3rem' })

export const code = style({
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
  color: vars.color.heading,
  fontSize: vars.text.lg,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  userSelect: 'all',
})

export const own = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })
