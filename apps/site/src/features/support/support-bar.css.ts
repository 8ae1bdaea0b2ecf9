import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { headingType } from '@livery/ui/type-style'
import { style } from '@vanilla-extract/css'
import { aboveTabBar, floatingSide } from '../../shared/styles/floating-on-phones.ts'

const arrive = `${vars.motion.normal} ${vars.easing.emphasized}`
const side = vars.space[12]

export const place = style({
  position: 'fixed',
  zIndex: 25,
  insetInlineEnd: vars.space[4],
  insetBlockEnd: aboveTabBar,
  selectors: { 'html[data-playing] &': { display: 'none' } },
  '@media': {
    [media.tabletUp]: { insetInlineEnd: vars.space[6], insetBlockEnd: vars.space[6] },
    print: { display: 'none' },
  },
})

export const button = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: floatingSide,
  blockSize: floatingSide,
  '@media': {
    [media.tabletUp]: { inlineSize: side, blockSize: side },
    [media.forcedColors]: { border: `${vars.borderWidth.thin} solid ButtonBorder` },
  },
  borderRadius: vars.radius.pill,
  background: vars.color.accent.bg,
  color: vars.color.accent.on,
  boxShadow: vars.shadow.overlay,
  transition: `translate ${vars.motion.normal} ${vars.easing.standard}`,
  selectors: { '&:hover': { translate: '0 -0.125rem' } },
})

export const panel = style({
  position: 'fixed',
  inset: 'auto',
  insetInlineEnd: vars.space[4],
  insetBlockEnd: `calc(${aboveTabBar} + ${side} + ${vars.space[3]})`,
  inlineSize: '17rem',
  padding: vars.space[3],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: vars.color.surface.overlay,
  color: vars.color.text.default,
  boxShadow: vars.shadow.overlay,
  opacity: 0,
  translate: `0 ${vars.space[2]}`,
  transition: `opacity ${arrive}, translate ${arrive}, overlay ${arrive} allow-discrete, display ${arrive} allow-discrete`,
  selectors: {
    '&:popover-open': {
      opacity: 1,
      translate: 'none',
      '@starting-style': { opacity: 0, translate: `0 ${vars.space[2]}` },
    },
  },
  '@media': {
    [media.tabletUp]: {
      insetInlineEnd: vars.space[6],
      insetBlockEnd: `calc(${vars.space[6]} + ${side} + ${vars.space[3]})`,
    },
  },
})

export const title = style({ ...headingType, paddingInline: vars.space[2], fontSize: vars.text.lg })

export const hint = style({
  paddingInline: vars.space[2],
  paddingBlockEnd: vars.space[2],
  color: vars.color.text.muted,
  fontSize: vars.text.sm,
})

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.control.md,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  transition: `background-color ${vars.motion.fast} ${vars.easing.standard}`,
  selectors: { '&:hover': { backgroundColor: vars.color.surface.hover } },
})
