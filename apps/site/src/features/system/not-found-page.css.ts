import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[10],
  textAlign: 'center',
})

export const title = style({ fontSize: vars.text.xxl })

export const text = style({
  maxInlineSize: '32rem',
  textWrap: 'balance',
  color: vars.color.text.muted,
  fontSize: vars.text.lg,
})

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[4],
})
