import { vars } from '@livery/ui/tokens'
import { numericType } from '@livery/ui/type-style'
import { style } from '@vanilla-extract/css'

const card = {
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: `${vars.gradient.surface}, ${vars.color.surface.raised}`,
  boxShadow: vars.shadow.raised,
}

export const panel = style({ ...card, padding: vars.space[5] })

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })

export const send = style({ justifySelf: 'start' })

export const threads = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] })

export const heading = style({ paddingBlockStart: '0.25em', fontSize: vars.text.lg })

export const waiting = style({ blockSize: vars.size.control.lg })

export const thread = style(card)

export const title = style({ font: 'inherit', letterSpacing: 'normal', textTransform: 'none' })

export const fold = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: vars.size.control.lg,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[3],
  textAlign: 'start',
  color: vars.color.text.default,
  borderRadius: vars.radius.card,
})

export const first = style({
  flex: '1 1 10rem',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'start',
  fontWeight: vars.fontWeight.medium,
})

export const date = style({ ...numericType, color: vars.color.text.muted, fontSize: vars.text.sm })

export const arrow = style({
  color: vars.color.text.muted,
  transition: `rotate ${vars.motion.fast} ${vars.easing.standard}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
})

export const opened = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  padding: vars.space[4],
  paddingBlockStart: 0,
  selectors: { '&:not([hidden])': { display: 'grid' } },
})

export const posts = style({ display: 'grid', gap: vars.space[3], gridTemplateColumns: 'minmax(0, 1fr)' })

export const post = style({
  display: 'grid',
  gap: vars.space[1],
  maxInlineSize: 'min(34rem, 92%)',
  padding: vars.space[3],
  borderRadius: vars.radius.card,
})

export const own = style({ justifySelf: 'end', background: vars.color.brand.soft, color: vars.color.brand.onSoft })

export const answer = style({ justifySelf: 'start', background: vars.color.surface.sunken })

export const who = style({ fontSize: vars.text.sm })

export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
