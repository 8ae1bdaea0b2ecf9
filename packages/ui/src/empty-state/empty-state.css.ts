import { LINE_VARS } from '@livery/theme/rules/signature'
import { fallbackVar, style } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { vars } from '../tokens.css.ts'

export const state = style(
  inUi({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[10],
    paddingInline: vars.space[4],
    textAlign: 'center',
  }),
)

export const drawing = style(
  inUi({
    inlineSize: '10rem',
    blockSize: '7.5rem',
    color: vars.color.brand.accessible,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: fallbackVar(`var(${LINE_VARS.width})`, '2'),
    // `miter` is no valid line cap, so with it the cap keeps its initial, straight form.
    strokeLinecap: `var(${LINE_VARS.join}, round)` as 'round',
    strokeLinejoin: `var(${LINE_VARS.join}, round)` as 'round',
  }),
)

/** The unobtrusive fills of a drawing. */
export const shade = style(inUi({ fill: vars.color.brand.soft, stroke: 'none' }))
export const paper = style(inUi({ fill: vars.color.surface.raised }))
export const accent = style(inUi({ fill: vars.color.accent.bg, stroke: 'none' }))

export const title = style(inUi({ fontSize: vars.text.lg }))
export const text = style(inUi({ maxInlineSize: '44ch', textWrap: 'balance', color: vars.color.text.muted }))
export const next = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space[2],
    marginBlockStart: vars.space[2],
  }),
)
