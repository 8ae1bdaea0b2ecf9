import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'
import { place as customerService } from '../../features/support/support-bar.css.ts'
import { dockedWidth } from '../../shared/styles/floating-on-phones.ts'
import { opaque } from './opaque.ts'

export const bar = style({
  display: 'none',
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  insetBlockEnd: 0,
  gridAutoFlow: 'column',
  // As wide as its word and an equal share of what is left: equal columns break long words on narrow phones.
  gridAutoColumns: 'auto',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.header.border}`,
  background: vars.color.tabbar.bg,
  color: vars.color.tabbar.on,
  backdropFilter: `blur(${vars.blur.header})`,
  // Customer service stands at the end of the bar, where it covers nothing.
  selectors: { [`&:has(+ ${customerService})`]: { paddingInlineEnd: dockedWidth } },
  '@media': {
    [media.reducedTransparency]: { background: opaque(vars.color.tabbar.bg) },
    [media.phone]: { display: 'grid' },
  },
})

export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.125rem',
  blockSize: vars.size.tabbar,
  // On the narrowest phones long words of some languages would need a third line, which the bar has not.
  fontSize: `min(${vars.text.xs}, 3.4vw)`,
  lineHeight: vars.lineHeight.tight,
  transition: `color ${vars.motion.fast} ${vars.easing.standard}`,
  selectors: {
    '&[aria-current="page"]': { color: vars.color.tabbar.active, fontWeight: vars.fontWeight.strong },
    // The bar ends at the edges of the screen, so the focus ring is drawn inside.
    '&:focus-visible': { outlineOffset: `calc(${vars.borderWidth.thick} * -2)` },
  },
})

/** Two lines where a language needs them. */
export const text = style({
  maxInlineSize: '100%',
  paddingInline: '0.125rem',
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
