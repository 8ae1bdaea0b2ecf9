import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { labelType } from '@livery/ui/type-style'
import { style } from '@vanilla-extract/css'
import { fadingScroller } from '../../shared/styles/fading-scroller.css.ts'

const ease = `${vars.motion.fast} ${vars.easing.standard}`

export const menu = style({
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: vars.color.surface.base,
  '@media': {
    [media.phone]: {
      marginInline: `calc(${vars.size.gutterPhone} * -1)`,
      borderInline: 0,
      borderRadius: 0,
    },
  },
})

export const list = style([
  fadingScroller,
  {
    position: 'relative',
    display: 'flex',
    gap: vars.space[1],
    padding: vars.space[1],
    '@media': { [media.phone]: { paddingInline: vars.size.gutterPhone } },
  },
])

export const item = style({ flex: '1 0 auto' })

export const entry = style({
  ...labelType,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.control.lg,
  paddingInline: vars.space[2],
  borderRadius: `max(0px, calc(${vars.radius.card} - ${vars.space[1]}))`,
  cornerShape: vars.corner.card,
  color: vars.color.tab.on,
  fontSize: vars.text.sm,
  whiteSpace: 'nowrap',
  transition: `background-color ${ease}, color ${ease}`,
  selectors: {
    '&:hover': { background: vars.color.surface.hover, color: vars.color.text.default },
    '&[aria-current="page"]': { background: vars.color.tab.activeBg, color: vars.color.tab.activeOn },
  },
  '@media': {
    [media.phone]: {
      flexDirection: 'column',
      gap: vars.space[1],
      minInlineSize: '4.25rem',
      paddingInline: vars.space[2],
      paddingBlock: vars.space[2],
      fontSize: vars.text.xs,
    },
  },
})
