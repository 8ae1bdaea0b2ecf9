import { globalStyle, style } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { uiLayer } from '../layers.css.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'
import { labelType, numericType } from '../type-style.ts'

const root = style(inUi({ position: 'relative', inlineSize: 'min(19rem, 100%)', marginInline: 'auto' }))
const months = style(inUi({ display: 'grid', gap: vars.space[4] }))
const month = style(inUi({ display: 'grid', gap: vars.space[2] }))

const nav = style(
  inUi({ position: 'absolute', insetBlockStart: 0, insetInline: 0, display: 'flex', justifyContent: 'space-between' }),
)

const step = style(
  inUi({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.control.sm,
    blockSize: vars.size.control.sm,
    borderRadius: vars.radius.control,
    color: vars.color.text.default,
    selectors: {
      '&:hover': { backgroundColor: vars.color.surface.hover },
      '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'not-allowed' },
    },
  }),
)

const caption = style(
  inUi({
    ...labelType,
    display: 'grid',
    placeItems: 'center',
    minBlockSize: vars.size.control.sm,
    marginInline: vars.size.control.sm,
    textAlign: 'center',
    color: vars.color.heading,
  }),
)

const grid = style(inUi({ inlineSize: '100%', tableLayout: 'fixed' }))

const weekday = style(
  inUi({ paddingBlock: vars.space[1], color: vars.color.text.muted, fontSize: vars.text.sm, fontWeight: 'inherit' }),
)

const day = style(inUi({ padding: '1px', textAlign: 'center' }))

const button = style(
  inUi({
    ...numericType,
    inlineSize: '100%',
    minBlockSize: vars.size.control.sm,
    borderRadius: vars.radius.control,
    color: 'inherit',
    selectors: {
      '&:hover:not(:disabled)': { backgroundColor: vars.color.surface.hover, color: vars.color.text.default },
      '&:disabled': { cursor: 'not-allowed' },
    },
  }),
)

const today = style(inUi({ fontWeight: vars.fontWeight.strong, color: vars.color.brand.text }))
const outside = style(inUi({ color: vars.color.text.muted, fontSize: vars.text.sm }))
const disabled = style(inUi({ opacity: 0.45 }))
/** With forced colours the chosen days keep a fill. */
const chosen = { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' } as const

const middle = style(
  inUi({
    backgroundColor: vars.color.brand.soft,
    color: vars.color.brand.onSoft,
    '@media': { [media.forcedColors]: chosen },
  }),
)
const end = style(inUi({ color: vars.color.action.on, '@media': { [media.forcedColors]: chosen } }))

// Both ends are filled. The fill belongs to the button inside, so that its focus ring is drawn on the page's colour.
globalStyle(`${end} ${button}`, {
  '@layer': {
    [uiLayer]: {
      backgroundColor: vars.color.action.bg,
      color: vars.color.action.on,
      '@media': { [media.forcedColors]: chosen },
    },
  },
})
globalStyle(`${today} ${button}`, {
  '@layer': {
    [uiLayer]: {
      boxShadow: `inset 0 calc(${vars.borderWidth.thick} * -1) 0 currentColor`,
      '@media': { [media.forcedColors]: { border: `${vars.borderWidth.thin} solid CanvasText` } },
    },
  },
})

/** By the names that react-day-picker gives its parts. */
export const parts = {
  root,
  months,
  month,
  nav,
  button_previous: step,
  button_next: step,
  month_caption: caption,
  month_grid: grid,
  weekday,
  day,
  day_button: button,
  today,
  outside,
  disabled,
  range_middle: middle,
  range_start: end,
  range_end: end,
}
