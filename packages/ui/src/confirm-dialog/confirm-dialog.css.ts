import { style, styleVariants } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { vars } from '../tokens.css.ts'
import type { ConfirmTone } from './tones.ts'

export const content = style(
  inUi({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[3],
    textAlign: 'center',
    paddingBlock: vars.space[2],
  }),
)

export const mark = style(
  inUi({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.space[16],
    blockSize: vars.space[16],
    borderRadius: vars.radius.pill,
  }),
)

const paint = (bg: string, on: string) => inUi({ backgroundColor: bg, color: on })

export const tone = styleVariants({
  question: paint(vars.color.brand.soft, vars.color.brand.onSoft),
  info: paint(vars.color.info.soft, vars.color.info.onSoft),
  success: paint(vars.color.success.soft, vars.color.success.onSoft),
  warning: paint(vars.color.warning.soft, vars.color.warning.onSoft),
  error: paint(vars.color.danger.soft, vars.color.danger.onSoft),
} satisfies Record<ConfirmTone, unknown>)

export const text = style(inUi({ color: vars.color.text.muted, maxInlineSize: '60ch' }))

export const button = style(inUi({ flex: '1 1 8rem' }))
