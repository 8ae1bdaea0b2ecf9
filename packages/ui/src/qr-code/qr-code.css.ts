import { style } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { vars } from '../tokens.css.ts'

export const code = style(
  inUi({
    display: 'block',
    inlineSize: '100%',
    maxInlineSize: '16rem',
    blockSize: 'auto',
    aspectRatio: '1',
    borderRadius: vars.radius.image,
    // Colours of its own in every mode: cameras read dark on light.
    forcedColorAdjust: 'none',
  }),
)
