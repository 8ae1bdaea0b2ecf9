import { vars } from '@livery/ui/tokens'
import { headingType, numericType } from '@livery/ui/type-style'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  padding: vars.size.gutterPhone,
})

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[4],
  inlineSize: '100%',
  maxInlineSize: '36rem',
  padding: `${vars.space[12]} ${vars.space[6]}`,
  border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.dialog,
  cornerShape: vars.corner.card,
  background: `${vars.gradient.surface}, ${vars.color.surface.raised}`,
  boxShadow: vars.shadow.overlay,
  textAlign: 'center',
})

export const merchant = style({
  ...headingType,
  color: vars.color.brand.text,
  fontFamily: vars.font.display,
  fontSize: vars.text.lg,
})

export const title = style({ fontSize: vars.text.xxl })

export const text = style({ color: vars.color.text.muted, fontSize: vars.text.lg })

export const address = style({
  display: 'grid',
  gap: vars.space[1],
  inlineSize: '100%',
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  background: vars.color.surface.sunken,
})

export const addressLabel = style({ color: vars.color.text.muted, fontSize: vars.text.sm })

export const addressValue = style({ ...numericType, fontSize: vars.text.xl, fontWeight: vars.fontWeight.strong })

export const addressHelp = style({ color: vars.color.text.muted, fontSize: vars.text.sm })

export const addressCountry = style({ fontSize: vars.text.md })
