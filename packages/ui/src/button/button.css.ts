import { style, styleVariants } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'
import { labelType } from '../type-style.ts'
import type { ButtonSize, ButtonVariant } from './looks.ts'

export const button = style(
  inUi({
    ...labelType,
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    overflowClipMargin: '0.5em',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    maxInlineSize: '100%',
    paddingBlock: vars.space[1],
    border: `${vars.borderWidth.thin} solid transparent`,
    borderRadius: vars.radius.control,
    cornerShape: vars.corner.control,
    lineHeight: vars.lineHeight.tight,
    textAlign: 'center',
    textDecoration: 'none',
    userSelect: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.fast} ${vars.easing.standard}, scale ${vars.motion.fast} ${vars.easing.standard}`,
    selectors: {
      '&:active:not([aria-disabled="true"], :disabled)': { scale: 0.98 },
      '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
      '&:disabled': { opacity: 0.5, boxShadow: 'none' },
    },
    '@media': { [media.forcedColors]: { borderColor: 'ButtonBorder' } },
  }),
)

export const variant = styleVariants({
  primary: inUi({
    backgroundColor: vars.color.action.bg,
    backgroundImage: vars.gradient.action,
    backgroundOrigin: 'border-box',
    borderColor: vars.color.action.border,
    color: vars.color.action.on,
    boxShadow: vars.shadow.action,
    selectors: {
      // A gradient cannot be animated, so a translucent layer of the hover fill fades in over it.
      '&::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        borderRadius: 'inherit',
        cornerShape: 'inherit',
        backgroundColor: vars.color.action.hoverBg,
        opacity: 0,
        transition: `opacity ${vars.motion.fast} ${vars.easing.standard}`,
      },
      '&:hover:not(:disabled)::before': { opacity: 1 },
      '&:active:not(:disabled)::before': { opacity: 1, backgroundColor: vars.color.action.activeBg },
    },
  }),
  secondary: inUi({
    backgroundColor: vars.color.secondary.bg,
    borderColor: vars.color.secondary.border,
    color: vars.color.secondary.on,
    selectors: {
      '&:hover:not(:disabled)': { backgroundColor: vars.color.secondary.hoverBg },
      '&[aria-pressed="true"]': {
        backgroundColor: vars.color.brand.soft,
        borderColor: vars.color.brand.accessible,
        color: vars.color.brand.onSoft,
      },
    },
  }),
  ghost: inUi({
    color: vars.color.ghost.on,
    selectors: {
      '&:hover:not(:disabled)': { backgroundColor: vars.color.ghost.hoverBg },
      '&[aria-pressed="true"]': { backgroundColor: vars.color.brand.soft, color: vars.color.brand.onSoft },
    },
  }),
  danger: inUi({
    backgroundColor: vars.color.danger.bg,
    color: vars.color.danger.on,
    selectors: { '&:hover:not(:disabled)': { boxShadow: vars.shadow.raised } },
  }),
  /** In the text colour of its background: the header, a banner, a picture. */
  plain: inUi({
    color: 'inherit',
    selectors: { '&:hover:not(:disabled)': { backgroundColor: 'color-mix(in srgb, currentColor 14%, transparent)' } },
  }),
} satisfies Record<ButtonVariant, unknown>)

export const size = styleVariants({
  sm: inUi({ minBlockSize: vars.size.control.sm, paddingInline: vars.space[3], fontSize: vars.text.sm }),
  md: inUi({ minBlockSize: vars.size.control.md, paddingInline: vars.space[4], fontSize: vars.text.md }),
  lg: inUi({ minBlockSize: vars.size.control.lg, paddingInline: vars.space[6], fontSize: vars.text.lg }),
} satisfies Record<ButtonSize, unknown>)

export const block = style(inUi({ display: 'flex', inlineSize: '100%' }))
