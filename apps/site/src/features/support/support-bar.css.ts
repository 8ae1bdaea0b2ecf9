import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { headingType } from '@livery/ui/type-style'
import { style } from '@vanilla-extract/css'
import { aboveTabBar, dockedWidth } from '../../shared/styles/floating-on-phones.ts'

const arrive = `${vars.motion.normal} ${vars.easing.emphasized}`

/** What can be pressed is at least as wide as a finger needs, where the page's edge is narrower. */
const PRESSED = `max(${vars.size.gutter}, 1.5rem)`

/** On phones it is the last part of the tab bar, which leaves room for it. */
export const place = style({
  position: 'fixed',
  zIndex: 31,
  insetInlineEnd: 0,
  insetBlockEnd: 'env(safe-area-inset-bottom)',
  selectors: { 'html[data-playing] &': { display: 'none' } },
  '@media': {
    [media.tabletUp]: { insetBlockEnd: vars.space[16] },
    print: { display: 'none' },
  },
})

export const button = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: dockedWidth,
  blockSize: vars.size.tabbar,
  color: vars.color.tabbar.active,
  '@media': {
    [media.tabletUp]: {
      inlineSize: PRESSED,
      blockSize: '4.5rem',
      // As wide as the page's own edge, so that it never covers what one reads.
      borderInlineStart: `max(0px, 1.5rem - ${vars.size.gutter}) solid transparent`,
      borderRadius: vars.radius.control,
      background: `${vars.color.accent.bg} padding-box`,
      color: vars.color.accent.on,
    },
  },
})

/** Small enough for the narrowest edge. */
export const icon = style({ '@media': { [media.tabletUp]: { inlineSize: '1rem', blockSize: '1rem' } } })

export const panel = style({
  position: 'fixed',
  inset: 'auto',
  insetInlineEnd: vars.space[4],
  insetBlockEnd: aboveTabBar,
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
      insetInlineEnd: `calc(${PRESSED} + ${vars.space[3]})`,
      insetBlockEnd: vars.space[16],
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
