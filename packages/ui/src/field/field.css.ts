import { style } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'
import { startOfParent } from '../type-style.ts'

export const field = style(inUi({ display: 'grid', gap: vars.space[1], minInlineSize: 0 }))

export const label = style(
  inUi({ color: vars.color.text.default, fontSize: vars.text.sm, fontWeight: vars.fontWeight.medium }),
)

/**
 * The star is drawn by CSS, so that the field's name is its label alone; an attribute says that the field is required.
 */
export const required = style(
  inUi({
    selectors: {
      '&::after': {
        content: ['"*"', '"*" / ""'],
        marginInlineStart: '0.25em',
        color: vars.color.danger.text,
      },
    },
  }),
)

export const hint = style(inUi({ color: vars.color.text.muted, fontSize: vars.text.sm }))

export const error = style(
  inUi({
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[1],
    color: vars.color.danger.text,
    fontSize: vars.text.sm,
  }),
)

export const errorIcon = style(inUi({ alignSelf: 'center' }))

/** Hint and error at the start, what is counted at the end. */
export const below = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space[1],
    columnGap: vars.space[3],
  }),
)

export const texts = style(inUi({ flex: '1 1 12rem', display: 'grid', gap: vars.space[1], minInlineSize: 0 }))

/** The control itself, not one of its options. */
const disabled = ':has(:is(input, select, textarea):disabled)'

/** The frame of every text field; the control itself has none. */
export const frame = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minInlineSize: 0,
    minBlockSize: vars.size.control.md,
    paddingInline: vars.space[3],
    border: `${vars.borderWidth.thin} solid ${vars.color.input.border}`,
    borderRadius: vars.radius.control,
    cornerShape: vars.corner.control,
    backgroundColor: vars.color.input.bg,
    color: vars.color.input.on,
    transition: `border-color ${vars.motion.fast} ${vars.easing.standard}`,
    selectors: {
      [`&:hover:not(${disabled})`]: { borderColor: vars.color.input.borderHover },
      '&:focus-within': {
        borderColor: vars.color.input.borderFocus,
        boxShadow: `0 0 0 ${vars.borderWidth.thin} ${vars.color.input.borderFocus}`,
      },
      '&:has([aria-invalid="true"])': { borderColor: vars.color.danger.text },
      [`&${disabled}`]: { backgroundColor: vars.color.input.disabledBg, color: vars.color.input.disabledOn },
      // The focus ring is drawn around the frame, not around the text in it.
      '&:has(> :is(input, select, textarea):focus-visible)': {
        outline: `${vars.borderWidth.thick} solid ${vars.color.focus.ring}`,
        outlineOffset: vars.borderWidth.thick,
        boxShadow: `0 0 0 ${vars.borderWidth.thick} ${vars.color.focus.halo}`,
      },
      '&:has(> :is(input, textarea):read-only:not(:disabled))': { borderStyle: 'dashed' },
    },
    '@media': { [media.forcedColors]: { selectors: { '&:focus-within': { outlineColor: 'Highlight' } } } },
  }),
)

const filled = `inset 0 0 0 100vmax ${vars.color.input.bg}`

export const control = style(
  inUi(
    {
      // The basis is 0, so that a button beside the field keeps its words on one line.
      flex: '1 1 0',
      inlineSize: '100%',
      minInlineSize: 0,
      alignSelf: 'stretch',
      // Phones zoom into a focused field whose text is smaller than 16 px.
      fontSize: `max(1rem, ${vars.text.md})`,
      ...startOfParent,
      textOverflow: 'ellipsis',
      selectors: {
        // In a text area each paragraph is aligned by its own direction.
        '&:is(textarea)': { textAlign: 'start' },
        // A brand's font may draw the password dots too small to be counted.
        '&[type="password"]:not(:placeholder-shown)': { WebkitTextStroke: '0.1em', letterSpacing: '0.1em' },
        '&:autofill': {
          WebkitTextFillColor: vars.color.input.on,
          boxShadow: filled,
        },
        // The field has a clear button of ours, so the browser's is hidden.
        '&::-webkit-search-cancel-button': { display: 'none' },
        // A placeholder follows its language's direction, also in fields whose values always run from left to right.
        '&::placeholder': { unicodeBidi: 'plaintext' },
      },
    },
    // The frame shows the focus ring. The fill hides the browser's own colour of an autofilled value.
    { outline: 'none', boxShadow: filled },
  ),
)

export const icon = style(inUi({ color: vars.color.input.placeholder }))
