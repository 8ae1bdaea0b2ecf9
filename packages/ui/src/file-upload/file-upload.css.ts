import { style } from '@vanilla-extract/css'
import { inUi, noRing } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'
import { oneLine, startOfParent } from '../type-style.ts'

/** The drop area. The native input covers it completely and so handles press, drop and keyboard itself. */
export const zone = style(
  inUi({
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[2],
    padding: vars.space[5],
    border: `${vars.borderWidth.thick} dashed ${vars.color.input.border}`,
    borderRadius: vars.radius.card,
    cornerShape: vars.corner.card,
    backgroundColor: vars.color.input.bg,
    color: vars.color.input.on,
    textAlign: 'center',
    transition: `border-color ${vars.motion.fast} ${vars.easing.standard}`,
    selectors: {
      '&:hover:not(:has(:disabled))': { borderColor: vars.color.input.borderHover },
      '&:has(:disabled)': { backgroundColor: vars.color.input.disabledBg, color: vars.color.input.disabledOn },
      '&:has(input:focus-visible)': {
        outline: `${vars.borderWidth.thick} solid ${vars.color.focus.ring}`,
        outlineOffset: vars.borderWidth.thick,
        boxShadow: `0 0 0 ${vars.borderWidth.thick} ${vars.color.focus.halo}`,
      },
    },
    '@media': { [media.forcedColors]: { selectors: { '&:has(input:focus-visible)': { outlineColor: 'Highlight' } } } },
  }),
)

/** While a file is dragged over it. */
export const over = style(
  inUi({ borderStyle: 'solid', borderColor: vars.color.input.borderFocus, backgroundColor: vars.color.surface.hover }),
)

export const invalid = style(inUi({ borderColor: vars.color.danger.text }))

export const input = style(
  inUi(
    {
      position: 'absolute',
      inset: 0,
      inlineSize: '100%',
      opacity: 0,
      cursor: 'pointer',
      selectors: { '&:disabled': { cursor: 'not-allowed' } },
    },
    noRing,
  ),
)

export const prompt = style(inUi({ color: vars.color.brand.text, fontWeight: vars.fontWeight.medium }))
export const limits = style(inUi({ color: vars.color.text.muted, fontSize: vars.text.sm }))

export const list = style(inUi({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' }))

export const item = style(
  inUi({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space[3],
    padding: vars.space[2],
    border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface.raised,
  }),
)

export const preview = style(
  inUi({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.control.lg,
    blockSize: vars.size.control.lg,
    borderRadius: vars.radius.image,
    backgroundColor: vars.color.surface.sunken,
    color: vars.color.text.muted,
    objectFit: 'cover',
    overflow: 'hidden',
  }),
)

export const words = style(inUi({ display: 'grid', minInlineSize: 0 }))
export const name = style(inUi({ ...oneLine, ...startOfParent }))
export const note = style(inUi({ color: vars.color.text.muted, fontSize: vars.text.sm }))
export const failed = style(inUi({ color: vars.color.danger.text, fontSize: vars.text.sm }))
export const actions = style(inUi({ display: 'flex', alignItems: 'center', gap: vars.space[1] }))
