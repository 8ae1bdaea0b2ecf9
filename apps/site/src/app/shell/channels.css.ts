import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], paddingInline: vars.space[3] })

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.control.sm,
  paddingInline: vars.space[3],
  border: `${vars.borderWidth.thin} solid ${vars.color.sidebar.border}`,
  borderRadius: vars.radius.pill,
  fontSize: vars.text.sm,
  transition: `background-color ${vars.motion.fast} ${vars.easing.standard}`,
  selectors: { '&:hover': { backgroundColor: vars.color.sidebar.activeBg, color: vars.color.sidebar.activeOn } },
})
