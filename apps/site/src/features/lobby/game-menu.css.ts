import { fadingScroller } from '@livery/ui/fading-scroller'
import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'
import { choiceStyle } from '../../shared/styles/choice-style.ts'

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
  ...choiceStyle,
  minBlockSize: vars.size.control.lg,
  paddingInline: vars.space[2],
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
