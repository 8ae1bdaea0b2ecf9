import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] })

export const lead = style({ color: vars.color.text.muted })

export const here = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
})

export const how = style({ marginBlockStart: vars.space[3] })

/** The element is in the page while it is empty, so that screen readers announce the text that it gets. */
export const note = style({
  color: vars.color.text.muted,
  fontSize: vars.text.sm,
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space[2] } },
})

export const kinds = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] })

export const heading = style({ color: vars.color.heading, fontSize: vars.text.lg })

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}` } },
})

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })

export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] })

export const small = style({ color: vars.color.text.muted, fontSize: vars.text.sm })
