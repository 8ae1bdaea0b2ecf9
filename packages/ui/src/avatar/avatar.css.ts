import { style, styleVariants } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { vars } from '../tokens.css.ts'
import { labelType } from '../type-style.ts'
import type { AvatarSize } from './sizes.ts'

export const avatar = style(
  inUi({
    ...labelType,
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.brand.soft,
    color: vars.color.brand.onSoft,
    // Without an edge, a soft brand colour may be hard to tell from the background.
    boxShadow: `inset 0 0 0 ${vars.borderWidth.thin} ${vars.color.border.default}`,
    fontWeight: vars.fontWeight.strong,
    userSelect: 'none',
  }),
)

export const picture = style(inUi({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }))

export const size = styleVariants({
  sm: inUi({ inlineSize: vars.space[6], blockSize: vars.space[6], fontSize: vars.text.xs }),
  md: inUi({ inlineSize: vars.size.control.sm, blockSize: vars.size.control.sm, fontSize: vars.text.sm }),
  lg: inUi({ inlineSize: vars.size.control.md, blockSize: vars.size.control.md, fontSize: vars.text.md }),
  xl: inUi({ inlineSize: vars.space[16], blockSize: vars.space[16], fontSize: vars.text.xl }),
} satisfies Record<AvatarSize, unknown>)
