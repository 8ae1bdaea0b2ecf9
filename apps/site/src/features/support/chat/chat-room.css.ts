import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const rooms = style({ display: 'grid', gap: vars.space[2], paddingBlockEnd: vars.space[4] })

export const room = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[3],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: vars.color.surface.raised,
})

export const words = style({ display: 'grid', flex: 1, minInlineSize: 0 })

export const name = style({ fontWeight: vars.fontWeight.strong })

export const hosts = style({ color: vars.color.text.muted, fontSize: vars.text.sm })
