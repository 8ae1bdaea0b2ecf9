import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'
import { choiceBarStyle, choiceStyle } from '../../../shared/styles/choice-style.ts'

const card = {
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: `${vars.gradient.surface}, ${vars.color.surface.raised}`,
}

/** The members of the team and their money, whatever the period. */
export const standing = style({
  ...card,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 45%), 1fr))',
  gap: vars.space[4],
  margin: 0,
  padding: vars.space[4],
})

export const fact = style({ display: 'grid', alignContent: 'start', gap: vars.space[1], minInlineSize: 0 })

export const factName = style({ color: vars.color.text.muted, fontSize: vars.text.sm })

export const factFigure = style({ margin: 0, fontSize: vars.text.lg, fontWeight: vars.fontWeight.strong })

export const online = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] })

export const dot = style({
  inlineSize: vars.space[2],
  blockSize: vars.space[2],
  borderRadius: vars.radius.pill,
  background: vars.color.success.text,
})

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
})

export const scopes = style({ ...choiceBarStyle, margin: 0, '@media': { print: { display: 'none' } } })

export const choice = style({
  ...choiceStyle,
  minBlockSize: vars.size.control.sm,
  minInlineSize: vars.size.control.sm,
  paddingInline: vars.space[3],
})

export const compared = style({ color: vars.color.text.muted, fontSize: vars.text.sm })

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11.5rem, 100%), 1fr))',
  gap: vars.space[3],
  margin: 0,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const figure = style({
  ...card,
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  gap: vars.space[1],
  minInlineSize: 0,
  padding: vars.space[4],
  '@media': { [media.phone]: { padding: vars.space[3] } },
})

export const amount = style({
  margin: 0,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: vars.text.lg,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { fontSize: vars.text.md } },
})

/** The change beside the sparkline; figures without a sparkline show the change alone. */
export const course = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[2],
  margin: 0,
  minBlockSize: '1.75rem',
  color: vars.color.text.muted,
  fontSize: vars.text.sm,
})

export const change = style({
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-way=up]': { color: vars.color.success.text },
    '&[data-way=down]': { color: vars.color.text.muted },
  },
})

export const sparkline = style({
  flex: '0 1 6rem',
  minInlineSize: '2.5rem',
  blockSize: '1.75rem',
  // Days run as the page reads.
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
})

export const sparkLine = style({
  fill: 'none',
  stroke: vars.color.brand.text,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
})

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] })
