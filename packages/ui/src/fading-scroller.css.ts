import { keyframes, style } from '@vanilla-extract/css'

/** How wide an end fades: what is scrolled to stands beside it. */
export const FADE = '1.75rem'
const toEnd = `linear-gradient(to right, black calc(100% - ${FADE}), transparent)`
const toStart = `linear-gradient(to right, transparent, black ${FADE})`
const both = `linear-gradient(to right, transparent, black ${FADE}, black calc(100% - ${FADE}), transparent)`

const fade = keyframes({
  '0%': { maskImage: toEnd },
  '1%, 99%': { maskImage: both },
  '100%': { maskImage: toStart },
})
const fadeBack = keyframes({
  '0%': { maskImage: toStart },
  '1%, 99%': { maskImage: both },
  '100%': { maskImage: toEnd },
})

/**
 * A row that scrolls sideways and fades at the ends where it continues. A scroll-driven animation controls the fading,
 * so no script is needed and a row that fits does not fade; browsers without it show a plain cut.
 */
export const fadingScroller = style({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  '@supports': {
    '(animation-timeline: scroll(self inline))': {
      animationName: fade,
      animationDuration: 'auto',
      animationTimingFunction: 'linear',
      animationFillMode: 'both',
      animationTimeline: 'scroll(self inline)',
      selectors: { '&:dir(rtl)': { animationName: fadeBack } },
    },
  },
})
