import { LINE_VARS } from '@livery/theme/rules/signature'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

/** A plate in the brand's style, with its pattern, corners and light. */
export const plate = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'min(17rem, 100%)',
  aspectRatio: '16 / 10',
  border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.dialog,
  cornerShape: vars.corner.card,
  background: `${vars.texture.surface}, ${vars.color.brand.soft}`,
})

export const mark = style({
  position: 'absolute',
  insetBlockEnd: `calc(-1 * ${vars.space[4]})`,
  inlineSize: vars.space[12],
  blockSize: vars.space[12],
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.raised,
})

export const drawing = style({
  inlineSize: '82%',
  blockSize: 'auto',
  color: vars.color.brand.onSoft,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: `var(${LINE_VARS.width}, 2)`,
  // `miter` is no valid line cap, so with it the cap keeps its initial, straight form.
  strokeLinecap: `var(${LINE_VARS.join}, round)` as 'round',
  strokeLinejoin: `var(${LINE_VARS.join}, round)` as 'round',
})

export const paper = style({ fill: vars.color.surface.raised })
export const accent = style({ fill: vars.color.accent.bg })
/** Filled shapes: stripes and shadows. */
export const ink = style({ fill: 'currentColor', stroke: 'none' })
export const shade = style({ fill: 'currentColor', stroke: 'none', opacity: 0.14 })

/** Hangs on the drawing's lower edge. */
export const withMark = style({ marginBlockEnd: vars.space[6] })
