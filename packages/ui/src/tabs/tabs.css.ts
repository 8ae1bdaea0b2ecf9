import { style, styleVariants } from '@vanilla-extract/css'
import { fadingScroller } from '../fading-scroller.css.ts'
import { inUi } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'
import { labelType } from '../type-style.ts'
import type { TabLook } from './looks.ts'

export const list = style([
  fadingScroller,
  inUi({
    position: 'relative',
    display: 'flex',
    gap: vars.space[1],
    // A focused tab scrolls fully into view, with its ring.
    scrollPaddingInline: vars.space[4],
    // Space for the focus ring, which a scroll container would cut.
    padding: vars.space[1],
    margin: `calc(${vars.space[1]} * -1)`,
  }),
])

export const tab = style(
  inUi({
    ...labelType,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size.control.md,
    paddingInline: vars.space[4],
    color: vars.color.tab.on,
    fontSize: vars.text.md,
    whiteSpace: 'nowrap',
    transition: `color ${vars.motion.fast} ${vars.easing.standard}`,
    selectors: { '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' } },
  }),
)

export const look = styleVariants({
  /** A line under the chosen one. */
  line: inUi({
    selectors: {
      '&[data-active]': { color: vars.color.brand.text },
      '&::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        blockSize: vars.borderWidth.thick,
        borderRadius: vars.radius.pill,
        backgroundColor: vars.color.tab.indicator,
        transform: 'scaleX(0)',
        transition: `transform ${vars.motion.normal} ${vars.easing.standard}`,
      },
      '&[data-active]::after': { transform: 'none' },
    },
    '@media': { [media.forcedColors]: { selectors: { '&::after': { backgroundColor: 'Highlight' } } } },
  }),
  /** A fill behind the chosen one. */
  pill: inUi({
    borderRadius: vars.radius.control,
    cornerShape: vars.corner.control,
    selectors: {
      '&[data-active]': {
        backgroundColor: vars.color.tab.activeBg,
        color: vars.color.tab.activeOn,
        boxShadow: `inset 0 0 0 ${vars.borderWidth.thin} ${vars.color.border.default}`,
      },
    },
    '@media': {
      [media.forcedColors]: {
        // An outline would look like focus.
        selectors: {
          '&[data-active]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
} satisfies Record<TabLook, unknown>)

export const stretch = style(inUi({ flex: 1 }))

export const panel = style(inUi({ paddingBlockStart: vars.space[4] }))
