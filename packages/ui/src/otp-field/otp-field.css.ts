import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { inUi, noRing } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'
import { numericType } from '../type-style.ts'
import { OTP_LENGTHS, type OtpLength } from './lengths.ts'

const cell = createVar()
/** From the start of a cell to the start of the next. */
const pitch = createVar()
/** Index of the cell in which the next digit goes. */
const place = createVar()

/** The container by whose width the cells are sized. */
export const room = style(
  inUi({
    containerType: 'inline-size',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    minInlineSize: 0,
  }),
)

const gap = vars.space[2]
const of = (count: number) => ({
  vars: {
    [cell]: `min(${vars.size.control.lg}, calc((100cqi - ${count - 1} * ${gap}) / ${count}))`,
    [pitch]: `calc(${cell} + ${gap})`,
  },
  inlineSize: `calc(${count} * ${pitch} - ${gap})`,
})

export const cells = style(
  inUi({
    position: 'relative',
    display: 'flex',
    gap,
    // The input is wider than its cells by the letter spacing after its last digit.
    overflow: 'clip',
    overflowClipMargin: vars.space[2],
    selectors: {
      // The focus ring moves from cell to cell.
      '&:has(input:focus-visible)::after': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: cell,
        translate: `calc(${place} * ${pitch})`,
        border: `${vars.borderWidth.thick} solid ${vars.color.input.borderFocus}`,
        borderRadius: vars.radius.control,
        cornerShape: vars.corner.control,
        outline: `${vars.borderWidth.thick} solid ${vars.color.focus.ring}`,
        outlineOffset: vars.borderWidth.thick,
        boxShadow: `0 0 0 ${vars.borderWidth.thick} ${vars.color.focus.halo}`,
        pointerEvents: 'none',
        transition: `translate ${vars.motion.fast} ${vars.easing.standard}`,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&:has(input:focus-visible)::after': { outlineColor: 'Highlight', borderColor: 'Highlight' } },
      },
    },
  }),
)

export const length = styleVariants({ 4: inUi(of(4)), 5: inUi(of(5)), 6: inUi(of(6)), 8: inUi(of(8)) } satisfies Record<
  OtpLength,
  unknown
>)

/** Set by class and not by a style attribute, which the page's policy would refuse in HTML from the server. */
export const at = Array.from({ length: Math.max(...OTP_LENGTHS) }, (_, index) =>
  style(inUi({ vars: { [place]: String(index) } })),
)

export const box = style(
  inUi({
    flexShrink: 0,
    inlineSize: cell,
    blockSize: `calc(${vars.size.control.lg} + ${vars.space[1]})`,
    border: `${vars.borderWidth.thin} solid ${vars.color.input.border}`,
    borderRadius: vars.radius.control,
    cornerShape: vars.corner.control,
    backgroundColor: vars.color.input.bg,
    transition: `border-color ${vars.motion.fast} ${vars.easing.standard}`,
    selectors: {
      ':hover:not(:has(:disabled)) > &': { borderColor: vars.color.input.borderHover },
      ':has(> [aria-invalid="true"]) > &': { borderColor: vars.color.danger.text },
      ':has(> :disabled) > &': { backgroundColor: vars.color.input.disabledBg },
      ':has(> [aria-busy="true"]) > &': { borderStyle: 'dashed' },
    },
  }),
)

/** A filled cell. */
export const filled = style(inUi({ borderColor: vars.color.input.borderHover }))

/** Digits are spaced so that each is in its cell; caret, selection and autofill are the browser's own. */
export const input = style(
  inUi(
    {
      ...numericType,
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: `calc(100% + ${pitch})`,
      paddingInlineStart: `calc((${cell} - 1ch) / 2)`,
      fontSize: `max(1rem, ${vars.text.xl})`,
      fontWeight: vars.fontWeight.strong,
      letterSpacing: `calc(${pitch} - 1ch)`,
      color: vars.color.input.on,
      cursor: 'text',
      selectors: {
        '&:disabled': { color: vars.color.input.disabledOn, cursor: 'not-allowed' },
        '&:autofill': { backgroundClip: 'text', WebkitTextFillColor: vars.color.input.on },
      },
    },
    noRing,
  ),
)
