import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { numericType } from '@livery/ui/type-style'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  maxInlineSize: '56rem',
  marginInline: 'auto',
})

export const list = style({ display: 'grid', gap: vars.space[2] })

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  padding: vars.space[4],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: `${vars.gradient.surface}, ${vars.color.surface.raised}`,
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto' } },
})

export const mark = style({ color: vars.color.brand.text })

export const words = style({ minInlineSize: 0 })

export const host = style({
  overflow: 'hidden',
  fontWeight: vars.fontWeight.strong,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const note = style({ ...numericType, color: vars.color.text.muted, fontSize: vars.text.sm })

/** On phones below the address, otherwise before the button. */
export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  gridColumn: '1 / -1',
  gridRow: 2,
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [media.tabletUp]: { gridColumn: 'auto', gridRow: 'auto', selectors: { '&:empty': { display: 'flex' } } },
  },
})

export const verify = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[5],
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: vars.color.surface.base,
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
})

export const title = style({ fontSize: vars.text.lg })

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: vars.space[3],
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

const verdict = {
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  fontWeight: vars.fontWeight.medium,
} as const

export const ours = style({ ...verdict, background: vars.color.success.soft, color: vars.color.success.onSoft })

export const notOurs = style({ ...verdict, background: vars.color.warning.soft, color: vars.color.warning.onSoft })
