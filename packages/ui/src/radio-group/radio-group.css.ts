import { style, styleVariants } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'
import type { RadioLook, RadioOrientation } from './looks.ts'

export const group = style(inUi({ display: 'grid', gap: vars.space[2], minInlineSize: 0 }))

export const orientation = styleVariants({
  vertical: inUi({ display: 'grid', gap: vars.space[1] }),
  horizontal: inUi({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[1]} ${vars.space[5]}` }),
} satisfies Record<RadioOrientation, unknown>)

export const spacious = style(inUi({ gap: vars.space[3] }))

/** The whole row is the target. */
export const row = style(
  inUi({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space[2],
    alignItems: 'start',
    paddingBlock: vars.space[1],
    color: vars.color.text.default,
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.text.muted } },
  }),
)

export const look = styleVariants({
  list: inUi({}),
  cards: inUi({
    flex: '1 1 12rem',
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    border: `${vars.borderWidth.thin} solid ${vars.color.input.border}`,
    borderRadius: vars.radius.control,
    cornerShape: vars.corner.control,
    backgroundColor: vars.color.input.bg,
    transition: `border-color ${vars.motion.fast} ${vars.easing.standard}`,
    selectors: {
      '&:hover:not(:has(:disabled))': { borderColor: vars.color.input.borderHover },
      '&:has(:checked)': {
        borderColor: vars.color.action.border,
        boxShadow: `inset 0 0 0 ${vars.borderWidth.thin} ${vars.color.action.border}`,
      },
      '&:has([aria-invalid="true"])': { borderColor: vars.color.danger.text },
      '&:has(:disabled)': { backgroundColor: vars.color.input.disabledBg },
    },
  }),
} satisfies Record<RadioLook, unknown>)

export const words = style(inUi({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' }))

export const hint = style(inUi({ color: vars.color.text.muted, fontSize: vars.text.sm }))

export const dot = style(
  inUi({
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.space[6],
    blockSize: vars.space[6],
    border: `${vars.borderWidth.thin} solid ${vars.color.input.border}`,
    borderRadius: '50%',
    backgroundColor: vars.color.input.bg,
    cursor: 'inherit',
    selectors: {
      '&:hover:not(:disabled)': { borderColor: vars.color.input.borderHover },
      '&::before': {
        content: '',
        inlineSize: '45%',
        aspectRatio: '1',
        borderRadius: '50%',
        backgroundColor: 'transparent',
        scale: '0.4',
        transition: `scale ${vars.motion.fast} ${vars.easing.standard}`,
      },
      '&:checked': { backgroundColor: vars.color.action.bg, borderColor: vars.color.action.border },
      '&:checked::before': { backgroundColor: vars.color.action.on, scale: '1' },
      '&[aria-invalid="true"]': { borderColor: vars.color.danger.text },
      '&:disabled': { opacity: 0.5 },
    },
    // With forced colours the browser's own circle is the legible one.
    '@media': { [media.forcedColors]: { appearance: 'auto', selectors: { '&::before': { content: 'none' } } } },
  }),
)
