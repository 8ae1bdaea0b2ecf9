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

export const total = style([section])

export const totalHead = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[3],
})

export const title = style({ color: vars.color.heading, fontSize: vars.text.lg })

export const small = style({ color: vars.color.text.muted, fontSize: vars.text.sm, overflowWrap: 'anywhere' })

export const sum = style({ fontSize: vars.text.xl, fontWeight: vars.fontWeight.medium })

export const parts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], columnGap: vars.space[6] })

export const part = style({ fontSize: vars.text.md })

export const bring = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
})

export const list = style({ display: 'grid' })

const between = {
  selectors: {
    '& + &': { borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
} as const

export const wallet = style({ display: 'grid', gap: vars.space[4], paddingBlock: vars.space[4], ...between })

export const walletHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
})

export const logo = style({ inlineSize: '5rem', blockSize: '1.5rem', objectFit: 'contain' })

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[1],
  flex: '1 1 9rem',
  minInlineSize: 0,
})

export const name = style({ color: vars.color.heading, overflowWrap: 'anywhere' })

export const balance = style({ fontSize: vars.text.lg, fontWeight: vars.fontWeight.medium, marginInlineStart: 'auto' })

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[4],
  maxInlineSize: '32rem',
})

export const quick = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], border: 0, padding: 0 })

export const outcome = style({ overflowWrap: 'anywhere', selectors: { '&:empty': { display: 'none' } } })

export const transfer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  ...between,
})

export const arrow = style({ color: vars.color.text.muted })

export const moved = style({ marginInlineStart: 'auto' })

export const marks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
  gap: vars.space[2],
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[2],
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
})
