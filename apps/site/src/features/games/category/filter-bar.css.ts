import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'
import { choiceBarStyle, choiceStyle } from '../../../shared/styles/choice-style.ts'
import { fadingScroller } from '../../../shared/styles/fading-scroller.css.ts'

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
})

export const lists = style([
  fadingScroller,
  {
    ...choiceBarStyle,
    '@media': { [media.tabletUp]: { justifySelf: 'start', maxInlineSize: '100%' } },
  },
])

export const list = style({
  ...choiceStyle,
  flex: '1 0 auto',
  minBlockSize: vars.size.control.md,
  paddingInline: vars.space[3],
})

/** Kind and name side by side where both have room for their words, with the same height as the lists. */
export const fields = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minInlineSize: 0,
})

export const kind = style({ flex: '1 1 12rem', '@media': { [media.desktop]: { inlineSize: '12rem' } } })

export const search = style({
  flex: '1 1 12.5rem',
  minInlineSize: 0,
  '@media': { [media.desktop]: { inlineSize: '16rem' } },
})
