import { style } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'

export const row = style(
  inUi({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.space[6],
    fontSize: vars.text.sm,
    cursor: 'pointer',
  }),
)

const gap = vars.borderWidth.thick

export const track = style(
  inUi({
    appearance: 'none',
    flexShrink: 0,
    inlineSize: vars.space[10],
    blockSize: vars.space[6],
    padding: gap,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.toggle.off,
    cursor: 'inherit',
    transition: `background-color ${vars.motion.fast} ${vars.easing.standard}`,
    selectors: {
      '&::before': {
        content: '',
        display: 'block',
        blockSize: '100%',
        aspectRatio: '1',
        borderRadius: vars.radius.pill,
        backgroundColor: vars.color.toggle.thumb,
        transition: `transform ${vars.motion.fast} ${vars.easing.standard}`,
      },
      '&:checked': { backgroundColor: vars.color.toggle.on },
      '&:checked::before': { transform: `translateX(calc(${vars.space[10]} - ${vars.space[6]}))` },
      '&:dir(rtl):checked::before': { transform: `translateX(calc(${vars.space[6]} - ${vars.space[10]}))` },
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        border: `${vars.borderWidth.thin} solid ButtonText`,
        selectors: { '&::before': { backgroundColor: 'ButtonText' }, '&:checked': { backgroundColor: 'Highlight' } },
      },
    },
  }),
)
