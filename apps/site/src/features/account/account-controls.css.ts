import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { labelType } from '@livery/ui/type-style'
import { style } from '@vanilla-extract/css'

export const trigger = style({
  position: 'relative',
  display: 'grid',
  borderRadius: vars.radius.pill,
  transition: `scale ${vars.motion.fast} ${vars.easing.standard}`,
  selectors: { '&:hover': { scale: 1.05 } },
})

export const vip = style({
  ...labelType,
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: `calc(${vars.space[1]} * -1)`,
  justifySelf: 'center',
  inlineSize: 'max-content',
  maxInlineSize: '4.5rem',
  overflow: 'hidden',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.badge,
  background: vars.color.accent.bg,
  color: vars.color.accent.on,
  fontSize: '0.625rem',
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
})

export const unread = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `calc(${vars.space[1]} * -1)`,
  insetInlineEnd: `calc(${vars.space[1]} * -1)`,
})

export const pill = style({
  display: 'flex',
  alignItems: 'center',
  paddingInline: `${vars.space[4]} ${vars.space[1]}`,
  blockSize: vars.size.control.md,
  border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface.base,
  color: vars.color.text.default,
  '@media': {
    [media.phone]: { paddingInline: `${vars.space[3]} 0` },
    // No button stands after the amount there.
    '(max-width: 26rem)': { paddingInline: vars.space[2] },
  },
})

/** On the narrowest phones the balance needs the space; both buttons are also in the menu. */
export const pillButton = style({ '@media': { '(max-width: 26rem)': { display: 'none' } } })

export const refresh = style({ '@media': { [media.phone]: { display: 'none' } } })

/** Where the header has room for two; it is in the account's menu everywhere. */
export const withdraw = style({ '@media': { '(max-width: 79.99rem)': { display: 'none' } } })

/** On phones the tab bar has it. */
export const deposit = style({ '@media': { [media.phone]: { display: 'none' } } })
