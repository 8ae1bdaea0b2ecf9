import { style, styleVariants } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { vars } from '../tokens.css.ts'
import { numericType } from '../type-style.ts'
import type { TextAreaHeight } from './heights.ts'

export const frame = style(inUi({ selectors: { '&&': { alignItems: 'stretch', padding: 0 } } }))

/** Grows with its text where the browser supports it, and can be resized by hand everywhere. */
export const area = style(
  inUi({
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    lineHeight: vars.lineHeight.normal,
    resize: 'block',
    maxBlockSize: '24rem',
    borderRadius: 'inherit',
    '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } },
  }),
)

const lines = (count: number) => inUi({ minBlockSize: `calc(${count}lh + ${vars.space[4]})` })

export const height = styleVariants({
  short: lines(2),
  medium: lines(4),
  tall: lines(8),
} satisfies Record<TextAreaHeight, unknown>)

export const count = style(
  inUi({ ...numericType, color: vars.color.text.muted, fontSize: vars.text.sm, marginInlineStart: 'auto' }),
)

export const over = style(inUi({ color: vars.color.danger.text, fontWeight: vars.fontWeight.strong }))
