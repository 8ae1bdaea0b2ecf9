import { style } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'

export const row = style(
  inUi({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: vars.space[2],
    rowGap: vars.space[1],
    alignItems: 'start',
  }),
)

export const label = style(
  inUi({ color: vars.color.text.default, fontSize: vars.text.sm, paddingBlock: `calc(${vars.space[1]} / 2)` }),
)

export const below = style(inUi({ gridColumn: 2 }))

export const box = style(
  inUi({
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.space[6],
    blockSize: vars.space[6],
    border: `${vars.borderWidth.thin} solid ${vars.color.input.border}`,
    // Never round, because a round control means that only one can be chosen.
    borderRadius: `min(${vars.radius.badge}, 0.375rem)`,
    backgroundColor: vars.color.input.bg,
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: vars.color.input.borderHover },
      '&::before': {
        content: '',
        inlineSize: '70%',
        aspectRatio: '1',
        // A tick; it does not mirror.
        clipPath: 'polygon(12% 50%, 24% 38%, 42% 56%, 78% 20%, 90% 32%, 42% 80%)',
        backgroundColor: 'transparent',
      },
      '&:checked': { backgroundColor: vars.color.action.bg, borderColor: vars.color.action.border },
      '&:checked::before': { backgroundColor: vars.color.action.on },
      '&[aria-invalid="true"]': { borderColor: vars.color.danger.text },
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    },
    // With forced colours the browser's own box is the legible one.
    '@media': { [media.forcedColors]: { appearance: 'auto', selectors: { '&::before': { content: 'none' } } } },
  }),
)
