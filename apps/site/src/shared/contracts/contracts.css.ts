import { vars } from '@livery/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: `${vars.gradient.surface}, ${vars.color.surface.raised}`,
})

export const cards = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })

/** One of several contracts of a card, set off from the one before. */
export const given = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  selectors: {
    '& + &': {
      paddingBlockStart: vars.space[3],
      borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
    },
  },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
})

export const title = style({ color: vars.color.heading, fontSize: vars.text.md, fontWeight: vars.fontWeight.strong })

export const small = style({
  margin: 0,
  color: vars.color.text.muted,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
})

export const tiers = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const tier = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: vars.space[3],
  paddingBlock: vars.space[1],
  borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
})

export const pay = style({
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

/** A step of a form: its fields side by side where there is room. */
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[3],
  minInlineSize: 0,
  margin: 0,
  padding: vars.space[3],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
})

export const stepFields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: `0 ${vars.space[3]}`,
  inlineSize: '100%',
})

/** Its label, control and fault are aligned with those of the fields beside it, however many lines a label takes. */
export const stepField = style({
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  rowGap: vars.space[1],
  alignContent: 'start',
  paddingBlockEnd: vars.space[2],
})
globalStyle(`${stepField} > label`, { alignSelf: 'end' })

export const legend = style({ paddingInline: vars.space[1], color: vars.color.text.muted, fontSize: vars.text.sm })

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 45%), 1fr))',
  gap: vars.space[3],
  margin: 0,
})

/** Names take as many lines as they need; figures beside each other stand on one line. */
export const figure = style({ display: 'grid', gridTemplateRows: '1fr auto', gap: vars.space[1] })

export const figureName = style({ color: vars.color.text.muted, fontSize: vars.text.sm })

export const figureValue = style({ margin: 0, fontVariantNumeric: 'tabular-nums' })

export const link = style({
  minBlockSize: vars.size.control.sm,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.brand.text,
  font: 'inherit',
  textAlign: 'start',
  // Figures of a date stay together in a narrow column.
  overflowWrap: 'normal',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

export const panelBody = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlockStart: vars.space[4],
})

export const note = style([
  small,
  {
    padding: vars.space[3],
    borderInlineStart: `${vars.borderWidth.thick} solid ${vars.color.warning.bg}`,
    background: vars.color.surface.sunken,
  },
])
