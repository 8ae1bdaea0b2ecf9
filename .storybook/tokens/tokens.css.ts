import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: vars.space[6],
  padding: vars.space[6],
  maxInlineSize: '90rem',
  marginInline: 'auto',
})

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 20rem))',
  gap: vars.space[4],
  alignItems: 'end',
})

export const list = style({ display: 'grid', gap: vars.space[3] })

export const leaf = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  background: vars.color.surface.base,
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  '@media': { '(max-width: 60rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const about = style({ display: 'grid', gap: vars.space[2], alignContent: 'start', minInlineSize: 0 })

export const id = style({
  fontFamily: vars.font.numeric,
  fontSize: vars.text.md,
  fontWeight: vars.fontWeight.strong,
  overflowWrap: 'anywhere',
})

export const quiet = style({ color: vars.color.text.muted, fontSize: vars.text.sm, overflowWrap: 'anywhere' })

export const traits = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

/** One mode of a leaf, on that mode's own background. */
export const mode = style({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  minInlineSize: 0,
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  background: vars.color.canvas,
  color: vars.color.text.default,
  border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
})

export const sample = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.control.md,
  minInlineSize: 0,
  overflow: 'hidden',
})

export const swatch = style({
  flex: 1,
  blockSize: vars.size.control.lg,
  borderRadius: vars.radius.control,
  border: `${vars.borderWidth.thin} solid ${vars.color.border.strong}`,
})

export const block = style({
  inlineSize: '5rem',
  blockSize: '3rem',
  margin: vars.space[3],
  background: vars.color.surface.raised,
  border: `${vars.borderWidth.thin} solid ${vars.color.border.strong}`,
})

export const bar = style({
  blockSize: vars.space[3],
  maxInlineSize: '100%',
  borderRadius: vars.radius.pill,
  background: vars.color.brand.accessible,
})

export const duty = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], fontSize: vars.text.sm })

export const pair = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control.sm,
  blockSize: vars.size.control.sm,
  borderRadius: vars.radius.badge,
  border: `${vars.borderWidth.thin} solid ${vars.color.border.strong}`,
  fontSize: vars.text.md,
  fontWeight: vars.fontWeight.strong,
})

export const dot = style({ inlineSize: '50%', blockSize: '50%', borderRadius: vars.radius.pill })

export const measures = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const more = style({ display: 'grid', gap: vars.space[2], paddingBlockStart: vars.space[2] })
