import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  background: vars.color.info.soft,
  color: vars.color.info.onSoft,
  fontSize: vars.text.sm,
  textAlign: 'center',
})

export const leave = style({
  color: 'inherit',
  fontWeight: vars.fontWeight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  minBlockSize: vars.size.control.sm,
  alignContent: 'center',
})
