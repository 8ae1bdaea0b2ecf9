import { style, styleVariants } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { vars } from '../tokens.css.ts'
import type { QrSize } from './sizes.ts'

export const code = style(
  inUi({
    display: 'block',
    flexShrink: 0,
    maxInlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '1',
    borderRadius: `min(${vars.radius.image}, ${vars.space[4]})`,
    // The same colours in every mode and on paper, because cameras read dark on light best.
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  }),
)

export const size = styleVariants(
  { sm: '7rem', md: '10rem', lg: '16rem', fill: '100%' } satisfies Record<QrSize, string>,
  (inlineSize) => inUi({ inlineSize }),
)

/** Replaces a code when the text is too long for any code. */
export const words = style(
  inUi({
    maxBlockSize: '16rem',
    overflow: 'auto',
    padding: vars.space[3],
    border: `${vars.borderWidth.thin} solid ${vars.color.border.strong}`,
    borderRadius: vars.radius.control,
    fontSize: vars.text.sm,
    overflowWrap: 'anywhere',
  }),
)
