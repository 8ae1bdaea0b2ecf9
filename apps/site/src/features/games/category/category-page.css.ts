import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [media.desktop]: { gap: vars.space[5] } },
})

export const games = style({
  transition: `opacity ${vars.motion.fast} ${vars.easing.standard}`,
  selectors: { '&[data-stale]': { opacity: 0.5 } },
})

export const pages = style({ display: 'flex', justifyContent: 'center', marginBlockStart: vars.space[4] })
