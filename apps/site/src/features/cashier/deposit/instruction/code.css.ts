import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const code = style({ display: 'grid', justifyItems: 'center', gap: vars.space[3], textAlign: 'center' })

export const lead = style({ fontWeight: vars.fontWeight.medium, textWrap: 'balance' })

/** A frame around the code, so that it stands off the page in every mode. */
export const plate = style({
  padding: vars.space[2],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.base,
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[3] })

/** Only phones have the app. */
export const opensApp = style({ display: 'none', '@media': { [media.touch]: { display: 'inline-flex' } } })

export const hint = style({
  display: 'none',
  maxInlineSize: '26rem',
  color: vars.color.text.muted,
  fontSize: vars.text.sm,
  '@media': { [media.touch]: { display: 'block' } },
})
