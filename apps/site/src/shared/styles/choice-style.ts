import { vars } from '@livery/ui/tokens'
import { labelType } from '@livery/ui/type-style'

const ease = `${vars.motion.fast} ${vars.easing.standard}`

const chosen = { background: vars.color.tab.activeBg, color: vars.color.tab.activeOn } as const

/**
 * One of several options in a bar; the chosen one has `aria-current="page"`, or `aria-pressed` where it is a button.
 */
export const choiceStyle = {
  ...labelType,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  borderRadius: `max(0px, calc(${vars.radius.card} - ${vars.space[1]}))`,
  cornerShape: vars.corner.card,
  color: vars.color.tab.on,
  fontSize: vars.text.sm,
  whiteSpace: 'nowrap',
  transition: `background-color ${ease}, color ${ease}`,
  selectors: {
    '&:hover': { background: vars.color.surface.hover, color: vars.color.text.default },
    '&[aria-current="page"], &[aria-pressed="true"]': chosen,
  },
} as const

/** The box around such options. */
export const choiceBarStyle = {
  display: 'flex',
  gap: vars.space[1],
  padding: vars.space[1],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: vars.color.surface.base,
} as const
