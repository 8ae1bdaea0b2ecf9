import { style, styleVariants } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'
import { GAP_PX } from './gap.ts'

const gap = `${GAP_PX}px`

/** Before the script runs, and without it: a row that scrolls by itself, laid out exactly as it will be later. */
export const window = style(
  inUi({
    overflow: 'hidden',
    borderRadius: vars.radius.image,
    selectors: { '&[data-still]': { overflowX: 'auto', scrollSnapType: 'inline mandatory', scrollbarWidth: 'none' } },
  }),
)

export const belt = style(
  inUi({
    display: 'flex',
    blockSize: '100%',
    transitionProperty: 'transform',
    transitionTimingFunction: vars.easing.standard,
  }),
)

export const slide = style(
  inUi({
    position: 'relative',
    flexShrink: 0,
    minInlineSize: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.image,
    cornerShape: vars.corner.card,
    scrollSnapAlign: 'start',
    selectors: { '[data-still] &:not(:last-child)': { marginInlineEnd: gap } },
  }),
)

const share = (visible: number) => `calc((100% - ${GAP_PX * (visible - 1)}px) / ${visible})`

/** How many slides are visible at once: one on phones, two on tablets, three on desktop, never more than there are. */
export const visible = styleVariants({
  1: inUi({ inlineSize: '100%' }),
  2: inUi({ inlineSize: '100%', '@media': { [media.tabletUp]: { inlineSize: share(2) } } }),
  3: inUi({
    inlineSize: '100%',
    '@media': { [media.tabletUp]: { inlineSize: share(2) }, [media.desktop]: { inlineSize: share(3) } },
  }),
})

/** Below the slides, so that it covers no text. */
export const bar = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: vars.space[6],
    marginBlockStart: vars.space[1],
  }),
)

const gone = { display: 'none' } as const

/** No dots when all slides are visible at once. */
export const barOf = styleVariants({
  1: inUi({}),
  2: inUi({ '@media': { [media.tabletUp]: gone } }),
  3: inUi({ '@media': { [media.desktop]: gone } }),
})

/** A target of 24 px around a small dot. */
export const dot = style(
  inUi({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.space[6],
    blockSize: vars.space[6],
    selectors: {
      '&::before': {
        content: '',
        inlineSize: vars.space[2],
        blockSize: vars.space[2],
        borderRadius: vars.radius.pill,
        backgroundColor: vars.color.border.strong,
        transition: `background-color ${vars.motion.fast}, transform ${vars.motion.fast}`,
      },
      '&[aria-current]::before': { backgroundColor: vars.color.brand.accessible, transform: 'scaleX(1.9)' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&::before': { backgroundColor: 'ButtonText' },
          '&[aria-current]::before': { backgroundColor: 'Highlight' },
        },
      },
    },
  }),
)

export const pause = style(
  inUi({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.space[6],
    blockSize: vars.space[6],
    marginInlineStart: vars.space[1],
    borderRadius: vars.radius.pill,
    color: vars.color.text.muted,
    selectors: { '&:hover': { color: vars.color.ghost.on, backgroundColor: vars.color.ghost.hoverBg } },
  }),
)
