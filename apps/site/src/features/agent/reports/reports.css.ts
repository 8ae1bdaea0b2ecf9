import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Wide enough for what is chosen in the languages with the longest words. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  alignItems: 'end',
  gap: vars.space[3],
})

/** The name of a sum, which breaks between its words alone. */
export const sum = style({ overflowWrap: 'normal' })

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] })

export const heading = style({
  margin: 0,
  color: vars.color.heading,
  fontSize: vars.text.lg,
  fontWeight: vars.fontWeight.strong,
})

export const text = style({ margin: 0, color: vars.color.text.muted, fontSize: vars.text.sm })

/** A way to another page, below a choice. */
export const elsewhere = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.control.sm,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
})

/** A name with what is to be known of it. */
export const named = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] })
