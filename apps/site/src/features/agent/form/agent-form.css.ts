import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: `${vars.gradient.surface}, ${vars.color.surface.raised}`,
  '@media': { [media.tabletUp]: { padding: vars.space[6] } },
})

export const title = style({ color: vars.color.heading, fontSize: vars.text.lg })

export const small = style({ color: vars.color.text.muted, fontSize: vars.text.sm, overflowWrap: 'anywhere' })

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' } },
})

export const whole = style({ gridColumn: '1 / -1' })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], gridColumn: '1 / -1' })
