import { vars } from '@livery/ui/tokens'
import { keyframes, style } from '@vanilla-extract/css'

const appear = keyframes({ from: { opacity: 0 } })

export const veil = style({
  position: 'fixed',
  zIndex: 50,
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: vars.color.backdrop,
  color: vars.color.brand.accessible,
  animation: `${appear} ${vars.motion.normal} ${vars.easing.standard} 200ms both`,
})
