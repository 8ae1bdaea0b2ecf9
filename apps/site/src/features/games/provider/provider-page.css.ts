import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { headingType } from '@livery/ui/type-style'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [media.desktop]: { gap: vars.space[5] } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  padding: vars.space[4],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: `${vars.gradient.surface}, ${vars.color.surface.base}`,
})

export const logo = style({ blockSize: vars.space[12], inlineSize: 'auto', maxInlineSize: '100%' })

export const description = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 })

export const title = style({ ...headingType, color: vars.color.heading, fontSize: vars.text.xl })

export const count = style({ color: vars.color.text.muted })

/** The provider's categories, each with the number of its games. */
export const classes = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const pages = style({ display: 'flex', justifyContent: 'center', marginBlockStart: vars.space[4] })
