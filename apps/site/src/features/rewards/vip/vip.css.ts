import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const standing = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] })

export const crown = style({
  display: 'grid',
  placeItems: 'center',
  flex: '0 0 auto',
  inlineSize: vars.size.control.lg,
  blockSize: vars.size.control.lg,
  borderRadius: vars.radius.control,
  background: vars.color.accent.bg,
  color: vars.color.accent.on,
  fontSize: vars.text.xl,
})

export const next = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] })

export const nextTitle = style({ fontSize: vars.text.md, fontWeight: vars.fontWeight.medium })

export const level = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] })

export const takes = style({
  display: 'grid',
  gap: vars.space[1],
  color: vars.color.text.muted,
  fontSize: vars.text.sm,
})

export const regular = style({ display: 'block' })

/** A table's cells break words anywhere, and a broken number is read as another one. */
export const amount = style({ whiteSpace: 'nowrap' })
