import { vars } from '@livery/ui/tokens'
import { headingType, oneLine, startOfParent } from '@livery/ui/type-style'
import { style } from '@vanilla-extract/css'

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })

/** Stays while the results scroll. */
export const field = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: `calc(${vars.space[4]} * -1)`,
  paddingBlock: vars.space[2],
  background: vars.color.surface.raised,
})

export const results = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minBlockSize: '16rem',
  alignContent: 'start',
})

export const headingLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
})

export const heading = style({
  ...headingType,
  paddingBlockEnd: vars.space[1],
  color: vars.color.text.muted,
  fontSize: vars.text.sm,
})

export const recent = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  padding: vars.space[2],
  border: `${vars.borderWidth.thin} solid transparent`,
  borderRadius: vars.radius.control,
  cornerShape: vars.corner.control,
  cursor: 'pointer',
  textAlign: 'start',
  selectors: {
    '&[aria-selected="true"]': { borderColor: vars.color.focus.ring, background: vars.color.surface.sunken },
  },
})

export const picture = style({
  flexShrink: 0,
  inlineSize: vars.space[10],
  blockSize: '3.25rem',
  objectFit: 'cover',
  borderRadius: `min(${vars.radius.image}, ${vars.space[2]})`,
  background: vars.color.skeleton.base,
})

export const logo = style({ flexShrink: 0, blockSize: vars.space[6], inlineSize: '5rem', objectFit: 'contain' })

export const words = style({ display: 'grid', minInlineSize: 0 })

export const name = style({ ...oneLine, ...startOfParent, unicodeBidi: 'plaintext', color: vars.color.text.default })

/** Whose it is, and what is played: a second line on narrow screens, where kinds have long names. */
export const about = style({ ...startOfParent, color: vars.color.text.muted, fontSize: vars.text.sm })

export const sign = style({ flexShrink: 0, marginInlineStart: 'auto', color: vars.color.text.muted })
