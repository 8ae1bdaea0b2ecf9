import { style, styleVariants } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'
import { labelType, numericType } from '../type-style.ts'
import type { BadgeTone } from './tones.ts'

export const badge = style(
  inUi({
    ...labelType,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[1],
    maxInlineSize: '100%',
    paddingInline: vars.space[2],
    paddingBlock: '0.125em',
    borderRadius: vars.radius.badge,
    cornerShape: vars.corner.control,
    fontSize: vars.text.xs,
    fontWeight: vars.fontWeight.strong,
    lineHeight: vars.lineHeight.normal,
    whiteSpace: 'nowrap',
    '@media': {
      // In print it has no background, so it is aligned like plain text.
      print: { paddingInline: 0 },
      [media.moreContrast]: { border: `${vars.borderWidth.thin} solid currentColor` },
      [media.forcedColors]: { border: `${vars.borderWidth.thin} solid CanvasText` },
    },
  }),
)

const paint = (bg: string, on: string) => inUi({ backgroundColor: bg, color: on })

export const tone = styleVariants({
  hot: paint(vars.color.badge.hotBg, vars.color.badge.hotOn),
  new: paint(vars.color.badge.newBg, vars.color.badge.newOn),
  neutral: paint(vars.color.surface.sunken, vars.color.text.muted),
  brand: paint(vars.color.brand.soft, vars.color.brand.onSoft),
  accent: paint(vars.color.accent.soft, vars.color.accent.onSoft),
  success: paint(vars.color.success.soft, vars.color.success.onSoft),
  warning: paint(vars.color.warning.soft, vars.color.warning.onSoft),
  danger: paint(vars.color.danger.soft, vars.color.danger.onSoft),
  info: paint(vars.color.info.soft, vars.color.info.onSoft),
  count: inUi({
    ...numericType,
    minInlineSize: '1.5em',
    paddingInline: vars.space[1],
    borderRadius: vars.radius.pill,
    cornerShape: 'round',
    backgroundColor: vars.color.badge.countBg,
    color: vars.color.badge.countOn,
  }),
} satisfies Record<BadgeTone, unknown>)
