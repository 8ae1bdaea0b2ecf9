import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { keyframes, style } from '@vanilla-extract/css'
import { aboveTabBar } from '../../shared/styles/floating-on-phones.ts'

const rise = keyframes({ from: { opacity: 0, translate: `0 ${vars.space[4]}` } })

export const place = style({
  position: 'fixed',
  zIndex: 40,
  insetInline: vars.space[4],
  insetBlockEnd: aboveTabBar,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  '@media': { [media.tabletUp]: { insetBlockEnd: vars.space[6] } },
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  maxInlineSize: '36rem',
  paddingInline: vars.space[4],
  paddingBlock: vars.space[3],
  borderRadius: vars.radius.card,
  background: vars.color.warning.bg,
  color: vars.color.warning.on,
  boxShadow: vars.shadow.overlay,
  fontSize: vars.text.sm,
  animation: `${rise} ${vars.motion.slow} ${vars.easing.emphasized}`,
})

const run = keyframes({ from: { inlineSize: '0' }, to: { inlineSize: '90%' } })

/**
 * A line along the top of the screen: it moves fast at first and never arrives, since nobody knows how long it takes.
 */
export const progress = style({
  position: 'fixed',
  zIndex: 60,
  insetInlineStart: 0,
  insetBlockStart: 0,
  blockSize: vars.borderWidth.thick,
  background: vars.color.brand.accessible,
  animation: `${run} 8s ${vars.easing.emphasized} both`,
  '@media': { [media.reducedMotion]: { animationDuration: '1ms' } },
})
