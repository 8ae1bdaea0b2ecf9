import { style } from '@vanilla-extract/css'
import { inUi, noRing } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'
import { numericType } from '../type-style.ts'

/** The frame of a field that grows with the items chosen in it. */
export const frame = style(
  inUi({
    selectors: {
      // The focus ring is drawn around the frame, not around the text in it.
      '&:has(input:focus-visible)': {
        outline: `${vars.borderWidth.thick} solid ${vars.color.focus.ring}`,
        outlineOffset: vars.borderWidth.thick,
        boxShadow: `0 0 0 ${vars.borderWidth.thick} ${vars.color.focus.halo}`,
      },
    },
  }),
)

export const several = style(inUi({ paddingBlock: vars.space[1] }))

export const chips = style(
  inUi({ display: 'flex', flexWrap: 'wrap', flex: 1, alignItems: 'center', gap: vars.space[1], minInlineSize: 0 }),
)

export const chip = style(
  inUi({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    maxInlineSize: '100%',
    paddingInlineStart: vars.space[2],
    borderRadius: vars.radius.badge,
    backgroundColor: vars.color.brand.soft,
    color: vars.color.brand.onSoft,
    fontSize: vars.text.sm,
    overflowWrap: 'anywhere',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
)

export const remove = style(
  inUi({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: vars.space[6],
    blockSize: vars.space[6],
    borderRadius: 'inherit',
    color: 'inherit',
  }),
)

export const typed = style(
  inUi(
    {
      flex: '1 1 6rem',
      minInlineSize: 0,
      minBlockSize: vars.space[6],
      // Phones zoom into a focused field whose text is smaller than 16 px.
      fontSize: `max(1rem, ${vars.text.md})`,
      textAlign: 'start',
    },
    noRing,
  ),
)

export const mark = style(
  inUi({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: vars.space[6],
    blockSize: vars.space[6],
    borderRadius: vars.radius.control,
    color: vars.color.input.placeholder,
    selectors: { '&:hover:not(:disabled)': { color: vars.color.input.on } },
  }),
)

/** Above dialogs, because it may be opened from one. */
export const positioner = style(inUi({ zIndex: 110 }))

export const popup = style(
  inUi(
    {
      inlineSize: 'max(var(--anchor-width), 12rem)',
      maxInlineSize: 'var(--available-width)',
      border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
      borderRadius: vars.radius.card,
      cornerShape: vars.corner.card,
      backgroundColor: vars.color.surface.overlay,
      color: vars.color.text.default,
      boxShadow: vars.shadow.overlay,
      transformOrigin: 'var(--transform-origin)',
      transition: `opacity ${vars.motion.fast} ${vars.easing.emphasized}`,
      selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
      '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
    },
    { outline: 'none', boxShadow: vars.shadow.overlay },
  ),
)

export const list = style(
  inUi(
    {
      maxBlockSize: 'min(20rem, var(--available-height))',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollPaddingBlock: vars.space[1],
      padding: vars.space[1],
      selectors: { '&[data-empty]': { padding: 0 } },
    },
    noRing,
  ),
)

export const item = style(
  inUi(
    {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: vars.space[2],
      minBlockSize: vars.size.control.sm,
      paddingBlock: vars.space[1],
      paddingInline: vars.space[2],
      borderRadius: vars.radius.control,
      cursor: 'pointer',
      selectors: {
        '&[data-highlighted]': { backgroundColor: vars.color.surface.hover },
        '&[data-selected]': { color: vars.color.brand.text, fontWeight: vars.fontWeight.medium },
        '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
      },
      '@media': {
        [media.forcedColors]: {
          selectors: { '&[data-highlighted]': { outline: `${vars.borderWidth.thick} solid Highlight` } },
        },
      },
    },
    noRing,
  ),
)

/** Takes its place even when the option is not chosen, so that all labels are aligned. */
export const tick = style(inUi({ display: 'grid', inlineSize: vars.space[5] }))

export const words = style(inUi({ overflowWrap: 'anywhere' }))

export const end = style(inUi({ ...numericType, color: vars.color.text.muted }))

export const status = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    padding: vars.space[3],
    color: vars.color.text.muted,
    fontSize: vars.text.sm,
    selectors: { '&:empty': { display: 'none' } },
  }),
)
