import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'
import { folded } from './folded.ts'

export const list = style({
  display: 'grid',
  gap: vars.space[3],
  marginBlock: vars.space[2],
  ...folded({ display: 'none' }),
})

export const banner = style({
  display: 'grid',
  gap: vars.space[1],
  inlineSize: '100%',
  paddingInline: vars.space[3],
  textAlign: 'start',
})

export const pressable = style({
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.sidebar.activeOn } },
})

export const picture = style({
  overflow: 'hidden',
  aspectRatio: '21 / 8',
  borderRadius: vars.radius.image,
  background: vars.color.skeleton.base,
})

export const title = style({ fontSize: vars.text.sm, fontWeight: vars.fontWeight.strong })

export const text = style({ color: vars.color.sidebar.onMuted, fontSize: vars.text.xs })
