import { style, styleVariants } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'
import { numericType } from '../type-style.ts'
import type { CountdownSize } from './looks.ts'

export const countdown = style(inUi({ ...numericType, display: 'inline-flex', maxInlineSize: '100%' }))

/** The last ten seconds. */
export const urgent = style(inUi({ color: vars.color.danger.text }))

export const unit = style(inUi({ display: 'inline-flex' }))
export const digits = style(inUi({ fontWeight: vars.fontWeight.strong }))
export const name = style(inUi({ color: vars.color.text.muted, fontFamily: vars.font.body }))

const box = {
  countdown: { flexWrap: 'wrap', gap: vars.space[2] },
  unit: { flexDirection: 'column', alignItems: 'center', gap: vars.space[1], minInlineSize: '3.5em' },
  digits: {
    inlineSize: '100%',
    paddingInline: vars.space[2],
    border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.control,
    cornerShape: vars.corner.control,
    backgroundColor: vars.color.surface.sunken,
    textAlign: 'center',
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
} as const

/** Digits alone. */
export const bare = styleVariants({
  sm: inUi({ fontSize: 'inherit' }),
  md: inUi({ fontSize: vars.text.lg, fontWeight: vars.fontWeight.medium }),
  lg: inUi({ fontSize: vars.text.xxl, fontWeight: vars.fontWeight.strong }),
} satisfies Record<CountdownSize, unknown>)

/** With names: in a line of text, or each unit in a box of its own. */
export const named = styleVariants({
  sm: inUi({ gap: vars.space[2], fontSize: 'inherit' }),
  md: inUi({ ...box.countdown, fontSize: vars.text.sm }),
  lg: inUi({ ...box.countdown, gap: vars.space[3], fontSize: vars.text.md }),
} satisfies Record<CountdownSize, unknown>)

export const unitOf = styleVariants({
  sm: inUi({ alignItems: 'baseline', gap: '0.15em' }),
  md: inUi(box.unit),
  lg: inUi(box.unit),
} satisfies Record<CountdownSize, unknown>)

export const digitsOf = styleVariants({
  sm: inUi({}),
  md: inUi({ ...box.digits, paddingBlock: vars.space[1], fontSize: vars.text.lg }),
  lg: inUi({ ...box.digits, paddingBlock: vars.space[2], fontSize: vars.text.xxl }),
} satisfies Record<CountdownSize, unknown>)

export const nameOf = styleVariants({
  sm: inUi({ fontSize: '0.85em' }),
  md: inUi({ fontSize: vars.text.xs }),
  lg: inUi({ fontSize: vars.text.sm }),
} satisfies Record<CountdownSize, unknown>)
