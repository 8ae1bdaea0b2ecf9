import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Fills the window, above all bars, where the browser does not allow full screen. */
export const fillsWindow = style({
  selectors: {
    '&[data-fills-window]': {
      position: 'fixed',
      inset: 0,
      zIndex: 200,
      blockSize: '100dvh',
      border: 0,
      borderRadius: 0,
    },
  },
})

/** The button that ends it, on top of the game and clear of the notch. */
export const wayBack = style({
  position: 'absolute',
  insetBlockStart: `max(${vars.space[2]}, env(safe-area-inset-top))`,
  insetInlineEnd: vars.space[2],
  borderRadius: vars.radius.pill,
  background: vars.color.surface.raised,
})
