import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'
import { notOnPaper } from '../styles/not-on-paper.ts'

/** On tablets the balance stands beside the name. */
export const card = style({
  display: 'grid',
  gap: vars.space[3],
  minInlineSize: 0,
  '@container': { '(min-width: 32rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'center' } },
})

export const face = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 })

export const picture = style(notOnPaper)

export const who = style({ display: 'grid', gap: vars.space[1], justifyItems: 'start', minInlineSize: 0 })

export const name = style({
  fontWeight: vars.fontWeight.strong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  maxInlineSize: '100%',
})

/** Not on paper: there are figures of a period, and this is the present one. */
export const balance = style({
  ...notOnPaper,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
})

export const balanceLabel = style({ color: vars.color.text.muted, fontSize: vars.text.sm })

/** A balance, here and in the header. */
export const amount = style({ fontWeight: vars.fontWeight.strong, whiteSpace: 'nowrap' })
