import { vars } from '@livery/ui/tokens'
import { numericType } from '@livery/ui/type-style'
import { style } from '@vanilla-extract/css'

export const button = style({ ...numericType, paddingInline: vars.space[2], fontSize: vars.text.sm })

export const details = style({})

export const end = style({
  marginInlineStart: 'auto',
  transition: `rotate ${vars.motion.fast} ${vars.easing.standard}`,
  selectors: { [`${details}[open] summary &`]: { rotate: '180deg' } },
})

export const choice = style({ inlineSize: '100%', paddingInlineStart: vars.space[12], textAlign: 'start' })
