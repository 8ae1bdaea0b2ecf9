import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'
import { notOnPaper } from '../styles/not-on-paper.ts'

/** The balance is below the name, and beside it where the card is as wide as a tablet's page. */
export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
})

export const face = style({
  display: 'flex',
  flex: '1 1 14rem',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
})

export const picture = style(notOnPaper)

export const who = style({ display: 'grid', gap: vars.space[1], justifyItems: 'start', minInlineSize: 0 })

export const name = style({
  fontWeight: vars.fontWeight.strong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  maxInlineSize: '100%',
})

/** It is not printed, because the page shows a period's figures and this is the current balance. */
export const balance = style({
  ...notOnPaper,
  display: 'flex',
  flex: '1 1 14rem',
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
