import { vars } from '@livery/ui/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

export const outcome = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  textAlign: 'center',
})

const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  blockSize: '4rem',
  borderRadius: vars.radius.pill,
})

export const mark = styleVariants({
  good: [disc, { background: vars.color.success.soft, color: vars.color.success.onSoft }],
  waits: [disc, { background: vars.color.brand.soft, color: vars.color.brand.onSoft }],
  bad: [disc, { background: vars.color.warning.soft, color: vars.color.warning.onSoft }],
})

export const title = style({ color: vars.color.heading, fontSize: vars.text.xl, textWrap: 'balance' })

export const text = style({ maxInlineSize: '34rem', color: vars.color.text.muted, textWrap: 'pretty' })

export const balance = style({ display: 'grid', justifyItems: 'center' })

export const amount = style({ fontSize: vars.text.xxl, fontWeight: vars.fontWeight.strong })

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
})
