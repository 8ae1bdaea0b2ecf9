import { style } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'

const arrive = `${vars.motion.fast} ${vars.easing.emphasized}`

/** Above dialogs, because it may be opened from one. */
export const positioner = style(inUi({ zIndex: 110 }))

export const popup = style(
  inUi(
    {
      display: 'grid',
      gap: vars.space[3],
      inlineSize: 'max-content',
      maxInlineSize: 'min(22rem, calc(100vw - 1rem))',
      maxBlockSize: 'var(--available-height)',
      overflowY: 'auto',
      padding: vars.space[4],
      border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
      borderRadius: vars.radius.card,
      cornerShape: vars.corner.card,
      backgroundColor: vars.color.surface.overlay,
      color: vars.color.text.default,
      boxShadow: vars.shadow.overlay,
      transformOrigin: 'var(--transform-origin)',
      transition: `opacity ${arrive}, transform ${arrive}`,
      selectors: {
        '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: 'scale(0.97)' },
      },
      '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
    },
    { outlineOffset: `calc(${vars.borderWidth.thick} * -1)`, boxShadow: vars.shadow.overlay },
  ),
)

export const head = style(inUi({ display: 'flex', alignItems: 'center', gap: vars.space[2] }))

export const close = style(inUi({ marginInlineStart: 'auto' }))

export const title = style(inUi({ flex: 1, minInlineSize: 0, fontSize: vars.text.lg }))
