import { style } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'

export const hidden = style(
  inUi({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    selectors: {
      // A skip link becomes visible when it has the focus.
      'a&:focus-visible, button&:focus-visible': {
        inlineSize: 'auto',
        blockSize: 'auto',
        overflow: 'visible',
        clipPath: 'none',
      },
    },
  }),
)
