import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  // On phones in a line of its own below the merchant's logo, in which what is long breaks.
  '@media': { [media.phone]: { order: 1, flexWrap: 'nowrap', gap: vars.space[2], inlineSize: '100%' } },
})

export const clock = style({ fontSize: vars.text.sm })

export const name = style({
  maxInlineSize: '12rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.fontWeight.strong,
  '@media': { [media.phone]: { marginInlineStart: 'auto' } },
})
