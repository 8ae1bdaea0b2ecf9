import { vars } from '@livery/ui/tokens'
import { headingType } from '@livery/ui/type-style'
import { style } from '@vanilla-extract/css'

export const notice = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[3],
  maxInlineSize: '34rem',
  marginInline: 'auto',
  paddingBlock: vars.space[16],
  textAlign: 'center',
})

export const mark = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '6.5rem',
  blockSize: '6.5rem',
  marginBlockEnd: vars.space[2],
  borderRadius: vars.radius.pill,
  background: vars.color.brand.soft,
  color: vars.color.brand.onSoft,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: `calc(${vars.space[3]} * -1)`,
      borderRadius: 'inherit',
      border: `${vars.borderWidth.thin} dashed ${vars.color.border.strong}`,
      opacity: 0.5,
    },
  },
})

export const title = style({ ...headingType, fontSize: vars.text.xxl, color: vars.color.heading })

export const text = style({ color: vars.color.text.muted, fontSize: vars.text.lg, textWrap: 'balance' })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
})

export const figure = style({ inlineSize: vars.space[12], blockSize: vars.space[12] })
