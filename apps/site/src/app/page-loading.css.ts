import { vars } from '@livery/ui/tokens'
import { keyframes, style } from '@vanilla-extract/css'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

export const loading = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '60dvh',
  color: vars.color.brand.accessible,
  animation: `${appear} ${vars.motion.normal} ${vars.easing.standard} 200ms both`,
})

/** As wide as the pages of a member. */
export const waiting = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  inlineSize: '100%',
  maxInlineSize: '80rem',
  minBlockSize: '60dvh',
  marginInline: 'auto',
})

export const card = style({ blockSize: '8rem', borderRadius: vars.radius.card, cornerShape: vars.corner.card })
