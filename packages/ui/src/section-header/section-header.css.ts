import { style } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'
import { labelType, numericType } from '../type-style.ts'

export const header = style(
  inUi({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: vars.size.control.md,
    marginBlockEnd: vars.space[3],
    selectors: {
      // The ornament, in themes that have one.
      '&::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        blockSize: vars.borderWidth.thin,
        backgroundImage: vars.gradient.rule,
      },
      '&:dir(rtl)::after': { scale: '-1 1' },
    },
  }),
)

export const icon = style(inUi({ color: vars.color.brand.accessible }))

/** Its second line keeps clear of the ornament. */
export const heading = style(
  inUi({ fontSize: vars.text.xl, minInlineSize: 0, paddingBlock: vars.space[1], overflowWrap: 'anywhere' }),
)

/** It never breaks, and on narrow phones the heading needs its room. */
export const count = style(
  inUi({
    ...numericType,
    flexShrink: 0,
    color: vars.color.text.muted,
    fontSize: vars.text.sm,
    whiteSpace: 'nowrap',
    '@media': { [media.narrow]: { display: 'none' } },
  }),
)

export const end = style(
  inUi({ display: 'flex', alignItems: 'center', flexShrink: 0, gap: vars.space[1], marginInlineStart: 'auto' }),
)

export const more = style(
  inUi({
    ...labelType,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minBlockSize: vars.size.control.sm,
    paddingInline: vars.space[2],
    borderRadius: vars.radius.control,
    color: vars.color.link.default,
    fontSize: vars.text.sm,
    selectors: { '&:hover': { color: vars.color.link.hover } },
  }),
)

/** Phones scroll the row with the finger, so the arrows are hidden. */
export const arrows = style(
  inUi({ display: 'none', gap: vars.space[1], '@media': { [media.desktop]: { display: 'flex' } } }),
)
