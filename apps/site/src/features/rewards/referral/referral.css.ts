import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const invitation = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[6],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const ways = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })

export const way = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1] })

export const copied = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: vars.space[1],
  paddingInlineStart: vars.space[3],
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
})

export const code = style({
  color: vars.color.heading,
  fontSize: vars.text.lg,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.08em',
  overflowWrap: 'anywhere',
})

export const link = style({ fontSize: vars.text.sm, overflowWrap: 'anywhere', userSelect: 'all' })

export const share = style({
  justifySelf: 'start',
  '@media': { [media.phone]: { justifySelf: 'stretch' } },
})

export const picture = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  margin: 0,
  textAlign: 'center',
})

export const amount = style({
  color: vars.color.heading,
  fontSize: vars.text.lg,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
})
