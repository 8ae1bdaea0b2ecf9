import { style } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'

/** Without a box of its own: its only child is the tip's owner. */
export const anchor = style(inUi({ display: 'contents' }))

export const tip = style(
  inUi({
    position: 'fixed',
    inset: 'auto',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: 'max-content',
    maxInlineSize: '16rem',
    paddingInline: vars.space[2],
    paddingBlock: vars.space[1],
    border: 'none',
    borderRadius: vars.radius.badge,
    backgroundColor: vars.color.tooltip.bg,
    color: vars.color.tooltip.on,
    fontSize: vars.text.sm,
    fontWeight: vars.fontWeight.medium,
    overflow: 'visible',
    '@media': { [media.forcedColors]: { border: `${vars.borderWidth.thin} solid CanvasText` } },
  }),
)
