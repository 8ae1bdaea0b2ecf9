import { vars } from '@livery/ui/tokens'
import { keyframes, style } from '@vanilla-extract/css'

const appear = keyframes({ from: { opacity: 0 } })

export const veil = style({
  position: 'fixed',
  zIndex: 50,
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[4],
  background: vars.color.backdrop,
  color: vars.color.brand.accessible,
  animation: `${appear} ${vars.motion.normal} ${vars.easing.standard} 200ms both`,
})

export const why = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  maxInlineSize: '24rem',
  padding: vars.space[5],
  borderRadius: vars.radius.dialog,
  background: vars.color.surface.overlay,
  color: vars.color.text.default,
  boxShadow: vars.shadow.overlay,
  textAlign: 'center',
})
