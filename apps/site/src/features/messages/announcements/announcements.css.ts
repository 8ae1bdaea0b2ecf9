import { vars } from '@livery/ui/tokens'
import { numericType } from '@livery/ui/type-style'
import { style } from '@vanilla-extract/css'

export const belt = style({
  display: 'flex',
  gap: vars.space[6],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  '@media': { '(prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' } },
})

export const slide = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  flex: '0 0 100%',
  minInlineSize: 0,
  minBlockSize: '8rem',
  // Each scrolls by itself: a long one must not stretch the dialog, nor the panels beside it.
  maxBlockSize: 'min(60dvh, 34rem)',
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  paddingBlockEnd: vars.space[2],
  scrollSnapAlign: 'start',
})

export const title = style({ fontSize: vars.text.lg })

export const content = style({ color: vars.color.text.muted })

export const steps = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  inlineSize: '100%',
})

export const counter = style({ ...numericType, color: vars.color.text.muted, fontSize: vars.text.sm })
