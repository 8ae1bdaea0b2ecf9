import { style, styleVariants } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'
import type { ToastTone } from './tones.ts'

const arrive = `${vars.motion.slow} ${vars.easing.emphasized}`

export const viewport = style(
  inUi({
    position: 'fixed',
    zIndex: 200,
    insetBlockStart: `calc(${vars.space[4]} + env(safe-area-inset-top))`,
    insetInline: vars.space[4],
    display: 'grid',
    gap: vars.space[2],
    justifyItems: 'center',
    pointerEvents: 'none',
    '@media': {
      [media.tabletUp]: {
        insetBlockStart: `calc(${vars.size.header} + ${vars.space[4]})`,
        insetInlineStart: 'auto',
        inlineSize: '24rem',
        justifyItems: 'stretch',
      },
    },
  }),
)

export const toast = style(
  inUi({
    pointerEvents: 'auto',
    inlineSize: '100%',
    maxInlineSize: '28rem',
    border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.card,
    cornerShape: vars.corner.card,
    backgroundColor: vars.color.surface.overlay,
    color: vars.color.text.default,
    boxShadow: vars.shadow.overlay,
    transition: `transform ${arrive}, opacity ${arrive}`,
    selectors: {
      '&[data-starting-style]': { opacity: 0, transform: 'translateY(-0.75rem)' },
      '&[data-ending-style]': { opacity: 0 },
      '&[data-limited]': { display: 'none' },
    },
  }),
)

export const content = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[2],
    paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  }),
)

export const words = style(inUi({ flex: 1, minInlineSize: 0, display: 'grid' }))

export const title = style(
  inUi({
    margin: 0,
    color: 'inherit',
    fontFamily: vars.font.body,
    fontSize: vars.text.md,
    fontWeight: vars.fontWeight.medium,
    letterSpacing: 0,
    textTransform: 'none',
  }),
)

export const text = style(inUi({ color: vars.color.text.muted, fontSize: vars.text.sm }))

export const tone = styleVariants({
  info: inUi({ color: vars.color.info.text }),
  success: inUi({ color: vars.color.success.text }),
  warning: inUi({ color: vars.color.warning.text }),
  error: inUi({ color: vars.color.danger.text }),
} satisfies Record<ToastTone, unknown>)
