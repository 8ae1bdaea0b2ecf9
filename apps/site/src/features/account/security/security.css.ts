import { media } from '@livery/ui/media'
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

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] })

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'start',
  inlineSize: vars.space[10],
  blockSize: vars.space[10],
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
  color: vars.color.brand.text,
})

export const words = style({ flex: '1 1 12rem', minInlineSize: 0 })

export const title = style({ color: vars.color.heading, fontSize: vars.text.lg })

export const text = style({ color: vars.color.text.muted, fontSize: vars.text.sm })

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  // On phones below the text, aligned with it.
  '@media': { [media.phone]: { paddingInlineStart: `calc(${vars.space[10]} + ${vars.space[3]})` } },
})

export const list = style({ display: 'grid' })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  selectors: {
    '& + &': { borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
})

export const rowWords = style({ flex: 1, minInlineSize: 0 })

export const rowTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: vars.fontWeight.medium,
})

export const small = style({ color: vars.color.text.muted, fontSize: vars.text.sm, overflowWrap: 'anywhere' })

export const setUp = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[4],
})

export const key = style({
  display: 'block',
  padding: vars.space[2],
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
  fontFamily: 'monospace',
  letterSpacing: '0.08em',
  overflowWrap: 'anywhere',
})

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space[2],
})

export const stepUp = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })

export const form = style({ flex: '1 1 14rem', minInlineSize: 0 })
