import { style, styleVariants } from '@vanilla-extract/css'
import { inUi, noRing } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'
import { numericType } from '../type-style.ts'

/** The height does not depend on the width, so nothing jumps when the chart is measured. */
const HEIGHT = '16.25rem'
/** Distance between the chosen category and its figures. */
export const TIP_GAP = '0.75rem'

export const chart = style(inUi({ display: 'grid', gap: vars.space[3], minInlineSize: 0, margin: 0 }))

export const title = style(inUi({ color: vars.color.heading, fontWeight: vars.fontWeight.strong }))

export const legend = style(inUi({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[1]} ${vars.space[5]}` }))

export const key = style(inUi({ display: 'flex', alignItems: 'center', gap: vars.space[2], fontSize: vars.text.sm }))

export const swatch = style(inUi({ flexShrink: 0, blockSize: '0.75rem', inlineSize: 'auto' }))

export const figure = style(inUi({ ...numericType, fontWeight: vars.fontWeight.strong, textAlign: 'end' }))

export const frame = style(
  inUi({
    position: 'relative',
    minInlineSize: 0,
    blockSize: HEIGHT,
    borderRadius: vars.radius.control,
    fontSize: vars.text.xs,
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

export const waiting = style(inUi({ display: 'grid', blockSize: HEIGHT }))

/** Vertical movements of a finger scroll the page, horizontal ones choose a category. */
export const drawing = style(
  inUi({ display: 'block', inlineSize: '100%', blockSize: '100%', overflow: 'visible', touchAction: 'pan-y' }),
)

/** The invisible slider over the drawing that the arrow keys move through the categories. */
export const point = style(
  inUi({ position: 'absolute', inset: 0, inlineSize: '100%', margin: 0, opacity: 0, pointerEvents: 'none' }, noRing),
)

const forced = (stroke: string) => ({ '@media': { [media.forcedColors]: { stroke } } })

export const rule = style(
  inUi({
    stroke: vars.color.border.subtle,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeOpacity: 0.3 } },
  }),
)
export const ground = style(inUi({ stroke: vars.color.border.strong, ...forced('CanvasText') }))
export const cursor = style(inUi({ stroke: vars.color.text.muted, strokeDasharray: '3 3', ...forced('Highlight') }))
export const band = style(
  inUi({ fill: vars.color.surface.hover, '@media': { [media.forcedColors]: { fill: 'none', stroke: 'Highlight' } } }),
)

export const words = style(
  inUi({
    ...numericType,
    fill: vars.color.text.muted,
    fontSize: vars.text.xs,
    '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
  }),
)

const colours = vars.color.chart

/**
 * The colours of series: lines use them as stroke, bars and marks as fill. With forced colours, series differ only by
 * dashes, marks and patterns.
 */
export const series = styleVariants(
  { 0: colours[1], 1: colours[2], 2: colours[3], 3: colours[4], 4: colours[5], 5: colours[6] },
  (color) => inUi({ color, '@media': { [media.forcedColors]: { color: 'CanvasText' } } }),
)

export const line = style(inUi({ fill: 'none', stroke: 'currentColor', strokeWidth: '2', strokeLinejoin: 'round' }))

export const filled = style(
  inUi({ fill: 'currentColor', stroke: vars.color.surface.base, strokeWidth: '1', ...forced('Canvas') }),
)

export const bar = style(inUi({ stroke: 'currentColor', strokeWidth: '1' }))

export const tip = style(
  inUi({
    position: 'absolute',
    insetBlockStart: 0,
    zIndex: 1,
    display: 'grid',
    gap: vars.space[1],
    maxInlineSize: `calc(50% - ${TIP_GAP})`,
    minInlineSize: 0,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.control,
    cornerShape: vars.corner.control,
    backgroundColor: vars.color.surface.overlay,
    color: vars.color.text.default,
    boxShadow: vars.shadow.overlay,
    fontSize: vars.text.sm,
    pointerEvents: 'none',
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
)

export const tipTitle = style(inUi({ color: vars.color.text.muted }))
export const tipRows = style(inUi({ display: 'grid', gap: vars.space[1] }))
export const tipRow = style(
  inUi({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${vars.space[2]}`, minInlineSize: 0 }),
)
export const tipName = style(inUi({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }))

/** While it is closed it is not printed, because nobody can open it on paper. */
export const table = style(
  inUi({
    fontSize: vars.text.sm,
    selectors: { '&:not([open])': { '@media': { print: { display: 'none' } } } },
  }),
)

export const summary = style(
  inUi({
    inlineSize: 'fit-content',
    padding: vars.space[1],
    // The focus ring keeps a distance from the table.
    marginBlockEnd: vars.space[1],
    borderRadius: vars.radius.control,
    color: vars.color.link.default,
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    selectors: { '&:hover': { color: vars.color.link.hover } },
    '@media': { [media.touch]: { minBlockSize: vars.size.control.sm, alignContent: 'center' } },
  }),
)
