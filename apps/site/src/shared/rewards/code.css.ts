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
  background: vars.color.surface.raised,
})

export const title = style({ color: vars.color.heading, fontSize: vars.text.lg })

/** As wide as a code is long, so that the button stands at the field's end. */
export const form = style({ maxInlineSize: '24rem' })
