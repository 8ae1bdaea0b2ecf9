import { style } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'
import { oneLine } from '../type-style.ts'

/** Above dialogs, because it may be opened from one. */
export const positioner = style(inUi({ zIndex: 110 }))

export const popup = style(
  inUi(
    {
      minInlineSize: '12rem',
      maxInlineSize: 'min(20rem, calc(100vw - 1rem))',
      maxBlockSize: 'var(--available-height)',
      overflowY: 'auto',
      padding: vars.space[1],
      border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
      borderRadius: vars.radius.card,
      cornerShape: vars.corner.card,
      backgroundColor: vars.color.surface.overlay,
      color: vars.color.text.default,
      boxShadow: vars.shadow.overlay,
      transformOrigin: 'var(--transform-origin)',
      transition: `opacity ${vars.motion.fast} ${vars.easing.emphasized}, transform ${vars.motion.fast} ${vars.easing.emphasized}`,
      selectors: {
        '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: 'scale(0.97)' },
      },
    },
    { outline: 'none', boxShadow: vars.shadow.overlay },
  ),
)

export const head = style(
  inUi({
    padding: vars.space[3],
    marginBlockEnd: vars.space[1],
    borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  }),
)

export const item = style(
  inUi(
    {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[3],
      minBlockSize: vars.size.control.md,
      paddingInline: vars.space[3],
      borderRadius: vars.radius.control,
      cursor: 'pointer',
      fontSize: vars.text.md,
      textAlign: 'start',
      selectors: {
        '&[data-highlighted]': { backgroundColor: vars.color.surface.hover },
        '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
      },
      '@media': {
        [media.forcedColors]: {
          // Thinner than the focus ring, which the same entry has unless a mouse is used.
          selectors: { '&[data-highlighted]': { outline: `${vars.borderWidth.thin} solid Highlight` } },
        },
      },
    },
    { outlineOffset: `calc(${vars.borderWidth.thick} * -1)`, boxShadow: 'none' },
  ),
)

export const danger = style(inUi({ color: vars.color.danger.text }))

export const icon = style(inUi({ color: vars.color.text.muted }))

export const text = style(inUi({ ...oneLine, flex: 1, minInlineSize: 0 }))

export const mark = style(inUi({ color: vars.color.brand.text }))

export const separator = style(
  inUi({ blockSize: vars.borderWidth.thin, margin: vars.space[1], backgroundColor: vars.color.border.subtle }),
)
