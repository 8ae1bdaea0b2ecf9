import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'
import { folded } from './folded.ts'

/** Indented below its entry, with a connecting line. */
export const list = style({
  marginInlineStart: vars.space[6],
  borderInlineStart: `${vars.borderWidth.thin} solid ${vars.color.sidebar.border}`,
  paddingInlineStart: vars.space[3],
  ...folded({ display: 'none' }),
})

export const link = style({
  display: 'block',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  color: vars.color.sidebar.onMuted,
  fontSize: vars.text.sm,
  overflowWrap: 'break-word',
  textWrap: 'pretty',
  selectors: { '&:hover': { color: vars.color.sidebar.on } },
})

export const more = style([link, { color: vars.color.sidebar.on, fontWeight: vars.fontWeight.strong }])
