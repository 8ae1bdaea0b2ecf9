import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const row = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}` } },
})

export const label = style({ color: vars.color.text.muted, fontSize: vars.text.sm })

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  margin: 0,
})

export const value = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fontWeight.medium,
})

export const large = style([value, { fontSize: vars.text.xl, fontWeight: vars.fontWeight.strong }])

/** A text that could not be copied. A payment code, for instance, has no place where it could break. */
export const uncopied = style({ overflowWrap: 'anywhere' })
