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
