import { style, styleVariants } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'
import { GAP_PX } from './gap.ts'

const gap = `${GAP_PX}px`

export const carousel = style(inUi({ position: 'relative' }))

/** Before the script, and without it: a row that scrolls by itself, laid out exactly as it will be. */
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

/** How many one sees at once: one on phones, two on tablets, three on desktop, never more than there are. */
export const visible = styleVariants({
  1: inUi({ inlineSize: '100%' }),
  2: inUi({ inlineSize: '100%', '@media': { [media.tabletUp]: { inlineSize: share(2) } } }),
  3: inUi({
    inlineSize: '100%',
    '@media': { [media.tabletUp]: { inlineSize: share(2) }, [media.desktop]: { inlineSize: share(3) } },
  }),
})

export const bar = style(
  inUi({
    position: 'absolute',
    zIndex: 2,
    insetInline: 0,
    insetBlockEnd: vars.space[1],
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'none',
    selectors: { '&[data-locked]': { visibility: 'hidden' } },
  }),
)

/** A target of 24 px round a small dot. */
export const dot = style(
  inUi({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.space[6],
    blockSize: vars.space[6],
    pointerEvents: 'auto',
    selectors: {
      '&::before': {
        content: '',
        inlineSize: vars.space[2],
        blockSize: vars.space[2],
        borderRadius: vars.radius.pill,
        backgroundColor: vars.color.scrim.on,
        boxShadow: `0 0 0 ${vars.borderWidth.thin} ${vars.color.scrim.from}`,
        opacity: 0.6,
        transition: `opacity ${vars.motion.fast}, transform ${vars.motion.fast}`,
      },
      '&[aria-current]::before': { opacity: 1, transform: 'scaleX(1.9)' },
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
    pointerEvents: 'auto',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.space[6],
    blockSize: vars.space[6],
    marginInlineStart: vars.space[2],
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.scrim.from,
    color: vars.color.scrim.on,
  }),
)
