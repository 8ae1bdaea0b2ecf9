import { style } from '@vanilla-extract/css'
import { inUi, noRing } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'
import { numericType } from '../type-style.ts'

export const frame = style(inUi({ paddingInlineStart: vars.space[1] }))

/** The dial code before the number, which opens the list of countries. */
export const code = style(
  inUi({
    ...numericType,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    flexShrink: 0,
    minBlockSize: vars.size.control.sm,
    paddingInline: vars.space[2],
    borderRadius: vars.radius.control,
    color: vars.color.input.on,
    selectors: {
      '&:hover:not(:disabled)': { backgroundColor: vars.color.surface.hover },
      '&:disabled': { color: vars.color.input.disabledOn, cursor: 'not-allowed' },
    },
  }),
)

export const region = style(inUi({ color: vars.color.text.muted, fontSize: vars.text.sm }))

export const number = style(inUi({ ...numericType }))

/** The search field of the list of countries. */
export const search = style(
  inUi(
    {
      inlineSize: '100%',
      minBlockSize: vars.size.control.md,
      paddingInline: vars.space[3],
      // The list's own corners, so that the focus ring stays inside them.
      borderStartStartRadius: vars.radius.card,
      borderStartEndRadius: vars.radius.card,
      borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
      fontSize: `max(1rem, ${vars.text.md})`,
      selectors: { '&:focus-visible': { borderBlockEndColor: vars.color.input.borderFocus } },
      '@media': {
        [media.forcedColors]: { selectors: { '&:focus-visible': { borderBlockEndColor: 'Highlight' } } },
      },
    },
    {
      ...noRing,
      outline: `${vars.borderWidth.thick} solid ${vars.color.focus.ring}`,
      outlineOffset: `calc(${vars.borderWidth.thick} * -1)`,
    },
  ),
)
