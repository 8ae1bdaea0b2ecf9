import { vars } from '@livery/ui/tokens'
import { numericType } from '@livery/ui/type-style'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[12],
  textAlign: 'center',
})

export const number = style({
  ...numericType,
  fontFamily: vars.font.display,
  fontSize: 'clamp(6rem, 22vw, 12rem)',
  fontWeight: vars.fontWeight.heading,
  lineHeight: 1,
  color: 'transparent',
  background: `${vars.gradient.hero}, ${vars.color.brand.verbatim}`,
  backgroundClip: 'text',
  WebkitBackgroundClip: 'text',
})

export const title = style({ fontSize: vars.text.xxl })

export const text = style({ maxInlineSize: '32rem', color: vars.color.text.muted, fontSize: vars.text.lg })

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[4],
})
