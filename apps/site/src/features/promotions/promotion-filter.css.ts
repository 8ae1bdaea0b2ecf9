import { fadingScroller } from '@livery/ui/fading-scroller'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'
import { choiceBarStyle, choiceStyle } from '../../shared/styles/choice-style.ts'

export const filter = style([
  fadingScroller,
  {
    ...choiceBarStyle,
    justifySelf: 'start',
    maxInlineSize: '100%',
  },
])

export const choice = style({
  ...choiceStyle,
  flex: '0 0 auto',
  minBlockSize: vars.size.control.md,
  paddingInline: vars.space[4],
})
