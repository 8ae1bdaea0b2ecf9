import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'
import { choiceStyle } from '../../shared/styles/choice-style.ts'
import { fadingScroller } from '../../shared/styles/fading-scroller.css.ts'

export const filter = style([
  fadingScroller,
  {
    display: 'flex',
    gap: vars.space[1],
    justifySelf: 'start',
    maxInlineSize: '100%',
    padding: vars.space[1],
    border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.card,
    cornerShape: vars.corner.card,
    background: vars.color.surface.base,
  },
])

export const choice = style({
  ...choiceStyle,
  flex: '0 0 auto',
  minBlockSize: vars.size.control.md,
  paddingInline: vars.space[4],
})
