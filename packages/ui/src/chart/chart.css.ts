import { style, styleVariants } from '@vanilla-extract/css'
import { inUi, noRing } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'
import { numericType } from '../type-style.ts'

export const chart = style(inUi({ display: 'grid', gap: vars.space[3], minInlineSize: 0, margin: 0 }))

export const title = style(inUi({ color: vars.color.heading, fontWeight: vars.fontWeight.strong }))

/** The names of the series with the figures of the chosen category. */
export const legend = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[1]} ${vars.space[5]}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
)

export const key = style(inUi({ display: 'flex', alignItems: 'center', gap: vars.space[2], fontSize: vars.text.sm }))

export const figure = style(inUi({ ...numericType, fontWeight: vars.fontWeight.strong }))

export const at = style(inUi({ color: vars.color.text.muted, fontSize: vars.text.sm }))

export const frame = style(
  inUi({
    position: 'relative',
    minInlineSize: 0,
    borderRadius: vars.radius.control,
    selectors: {
      '&:has(input:focus-visible)': {
        outline: `${vars.borderWidth.thick} solid ${vars.color.focus.ring}`,
        outlineOffset: vars.borderWidth.thick,
        boxShadow: `0 0 0 ${vars.borderWidth.thick} ${vars.color.focus.halo}`,
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&:has(input:focus-visible)': { outlineColor: 'Highlight' } } },
    },
  }),
)

/** As high as the drawing that will be there. */
export const waiting = style(inUi({ display: 'grid', blockSize: '16.25rem' }))

export const drawing = style(inUi({ display: 'block', inlineSize: '100%', blockSize: 'auto', overflow: 'visible' }))

/** Arrows move it through the categories; it lies over the drawing and is not seen. */
export const point = style(
  inUi({ position: 'absolute', inset: 0, inlineSize: '100%', margin: 0, opacity: 0, pointerEvents: 'none' }, noRing),
)

export const rule = style(inUi({ stroke: vars.color.border.subtle }))
export const ground = style(inUi({ stroke: vars.color.border.strong }))
export const cursor = style(inUi({ stroke: vars.color.text.muted, strokeDasharray: '3 3' }))

export const words = style(inUi({ ...numericType, fill: vars.color.text.muted, fontSize: '0.75rem' }))

const colours = vars.color.chart

/** What a series is drawn in: lines take the stroke, bars and marks the fill. */
export const series = styleVariants(
  { 0: colours[1], 1: colours[2], 2: colours[3], 3: colours[4], 4: colours[5], 5: colours[6] },
  (colour) =>
    inUi({ color: colour, '@media': { [media.forcedColors]: { color: 'CanvasText', forcedColorAdjust: 'none' } } }),
)

export const line = style(inUi({ fill: 'none', stroke: 'currentColor', strokeWidth: '2', strokeLinejoin: 'round' }))
export const filled = style(inUi({ fill: 'currentColor', stroke: vars.color.surface.base, strokeWidth: '1' }))

export const swatch = style(inUi({ flexShrink: 0, overflow: 'visible' }))

export const table = style(inUi({ fontSize: vars.text.sm }))

export const summary = style(
  inUi({
    color: vars.color.link.default,
    textDecorationLine: 'underline',
    cursor: 'pointer',
    inlineSize: 'fit-content',
  }),
)
