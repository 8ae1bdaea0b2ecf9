import { style, styleVariants } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'
import { numericType } from '../type-style.ts'
import type { ProgressTone } from './tones.ts'

export const progress = style(inUi({ display: 'grid', gap: vars.space[1], minInlineSize: 0 }))

export const texts = style(
  inUi({ display: 'flex', justifyContent: 'space-between', gap: vars.space[2], fontSize: vars.text.sm }),
)

export const value = style(inUi({ ...numericType, color: vars.color.text.muted, textAlign: 'end' }))

const bar = { borderRadius: vars.radius.pill, backgroundColor: vars.color.surface.sunken } as const
const fill = { borderRadius: vars.radius.pill, backgroundColor: 'currentColor' } as const

export const meter = style(
  inUi({
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    blockSize: vars.space[2],
    border: 0,
    overflow: 'hidden',
    ...bar,
    selectors: {
      '&::-webkit-progress-bar': bar,
      '&::-webkit-progress-value': fill,
      '&::-moz-progress-bar': fill,
    },
    '@media': {
      [media.moreContrast]: { border: `${vars.borderWidth.thin} solid currentColor` },
      [media.forcedColors]: {
        border: `${vars.borderWidth.thin} solid CanvasText`,
        selectors: {
          '&::-webkit-progress-value': { backgroundColor: 'Highlight' },
          '&::-moz-progress-bar': { backgroundColor: 'Highlight' },
        },
      },
    },
  }),
)

export const tone = styleVariants({
  brand: inUi({ color: vars.color.brand.accessible }),
  accent: inUi({ color: vars.color.accent.bg }),
  success: inUi({ color: vars.color.success.text }),
  danger: inUi({ color: vars.color.danger.text }),
} satisfies Record<ProgressTone, unknown>)
