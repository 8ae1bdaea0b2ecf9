import { style } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'
import { numericType } from '../type-style.ts'

export const bar = style(inUi({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: vars.space[1] }))

export const list = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: `calc(${vars.space[1]} / 2)`,
    // On a phone of 320 px the last page stays in the line of the first ones.
    '@media': { [media.narrow]: { gap: 0 } },
  }),
)

export const page = style(
  inUi({
    ...numericType,
    display: 'grid',
    placeItems: 'center',
    minInlineSize: `calc(${vars.space[8]} - ${vars.space[1]})`,
    minBlockSize: vars.size.control.sm,
    paddingInline: vars.space[1],
    borderRadius: vars.radius.control,
    cornerShape: vars.corner.control,
    color: vars.color.text.muted,
    fontSize: vars.text.sm,
    selectors: {
      '&:hover': { backgroundColor: vars.color.ghost.hoverBg, color: vars.color.ghost.on },
      '&[aria-current]': {
        backgroundColor: vars.color.brand.soft,
        color: vars.color.brand.onSoft,
        boxShadow: `inset 0 0 0 ${vars.borderWidth.thin} ${vars.color.border.default}`,
      },
    },
    '@media': {
      [media.moreContrast]: {
        selectors: { '&[aria-current]': { backgroundColor: vars.color.action.bg, color: vars.color.action.on } },
      },
    },
  }),
)

/** There is no further page in this direction. */
export const ended = style(inUi({ selectors: { '&&': { opacity: 0.5 } } }))

export const gap = style(
  inUi({
    color: vars.color.text.muted,
    paddingInline: vars.space[1],
    '@media': { [media.narrow]: { paddingInline: 0 } },
  }),
)
