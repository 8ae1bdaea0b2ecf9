import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  padding: vars.space[4],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: `${vars.gradient.surface}, ${vars.color.surface.raised}`,
  overflowWrap: 'anywhere',
})

export const title = style({ color: vars.color.heading, fontSize: vars.text.lg })

export const day = style({ color: vars.color.text.muted, fontSize: vars.text.sm })

export const waiting = style({ minBlockSize: '8rem' })
