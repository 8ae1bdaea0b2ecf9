import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: vars.color.surface.raised,
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
})

export const title = style({ color: vars.color.heading, fontSize: vars.text.lg })

export const small = style({ color: vars.color.text.muted, fontSize: vars.text.sm, overflowWrap: 'anywhere' })

export const list = style({ display: 'grid' })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  selectors: {
    '& + &': { borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
})

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
})

export const words = style({ flex: '1 1 12rem', minInlineSize: 0, display: 'grid', gap: vars.space[1] })

export const name = style({ overflowWrap: 'anywhere', fontWeight: vars.fontWeight.medium })

export const worth = style({ color: vars.color.heading, fontSize: vars.text.xl, fontWeight: vars.fontWeight.medium })

export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], columnGap: vars.space[6] })

export const figure = style({ display: 'grid', gap: vars.space[1] })

export const figureValue = style({
  margin: 0,
  color: vars.color.heading,
  fontSize: vars.text.lg,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
})

export const places = style({ display: 'grid', fontVariantNumeric: 'tabular-nums' })

export const place = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
})

export const ownPlace = style({ background: vars.color.surface.sunken, fontWeight: vars.fontWeight.medium })

export const number = style({ color: vars.color.text.muted })

export const end = style({ display: 'grid', justifyItems: 'end', gap: vars.space[1] })

export const countdown = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] })

/** A history below other sections of a page. */
export const history = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })

export const turnover = style({ minInlineSize: '9rem' })

export const rates = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  columnGap: vars.space[6],
  margin: 0,
  // The lines of the last row would be drawn along the card's edge.
  overflow: 'clip',
})

export const rate = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  marginBlockEnd: `calc(-1 * ${vars.borderWidth.thin})`,
})

export const rateFigure = style([figureValue, { textAlign: 'end' }])

/** A button that cannot be pressed now but keeps the focus. */
export const off = style({ selectors: { '&&': { opacity: 0.5 } } })
