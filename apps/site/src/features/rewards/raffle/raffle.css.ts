import { vars } from '@livery/ui/tokens'
import { headingType } from '@livery/ui/type-style'
import { style } from '@vanilla-extract/css'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const page = style({ ...column, gap: vars.space[4] })

export const heading = style({ ...headingType, color: vars.color.heading, fontSize: vars.text.xl })

export const part = style({ ...column, gap: vars.space[2], selectors: { '&:empty': { display: 'none' } } })

export const partTitle = style({
  color: vars.color.heading,
  fontSize: vars.text.md,
  fontWeight: vars.fontWeight.medium,
})

export const ends = style({
  ...column,
  justifyItems: 'start',
  gap: vars.space[2],
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
})

export const prizes = style({ ...column, margin: 0, padding: 0, listStyle: 'none', fontVariantNumeric: 'tabular-nums' })

export const prize = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  selectors: {
    '& + &': { borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}` },
  },
})

export const places = style({ color: vars.color.text.muted })

export const source = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[1],
  columnGap: vars.space[3],
  paddingBlock: vars.space[2],
  selectors: {
    '& + &': { borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}` },
  },
})

export const rules = style({
  ...column,
  gap: vars.space[1],
  margin: 0,
  paddingInlineStart: vars.space[5],
  color: vars.color.text.muted,
  fontSize: vars.text.sm,
  listStyle: 'disc',
})

export const tickets = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  maxBlockSize: '12rem',
  overflowY: 'auto',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const ticket = style({
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  border: `${vars.borderWidth.thin} dashed ${vars.color.border.strong}`,
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
})

export const proof = style({ ...column, gap: vars.space[4] })

export const steps = style({
  ...column,
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: vars.space[5],
  listStyle: 'decimal',
})

export const digests = style({ ...column, gap: vars.space[3], margin: 0 })

export const digest = style({ ...column, gap: vars.space[1] })

export const code = style({ fontFamily: vars.font.numeric, fontSize: vars.text.sm, overflowWrap: 'anywhere' })

export const wins = style({
  ...column,
  gap: vars.space[3],
  padding: vars.space[4],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
})

const verdict = { display: 'flex', alignItems: 'center', gap: vars.space[2] } as const
export const sound = style({ ...verdict, color: vars.color.success.text })
export const unsound = style({ ...verdict, color: vars.color.danger.text })

export const checks = style({ ...column, gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' })

export const check = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[2],
  alignItems: 'start',
})

/** What was won gives way before the winner's name does. */
export const winner = style({
  selectors: { '&&': { gridTemplateColumns: '2rem minmax(5rem, 1fr) minmax(0, max-content)' } },
})

export const gain = style({ textAlign: 'end', overflowWrap: 'anywhere' })
