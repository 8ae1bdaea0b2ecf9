import { style, styleVariants } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'
import type { DrawerSide } from './sides.ts'
import type { DialogSize } from './sizes.ts'

const arrive = `${vars.motion.slow} ${vars.easing.emphasized}`

export const backdrop = style(
  inUi({
    position: 'fixed',
    inset: 0,
    zIndex: 100,
    backgroundColor: vars.color.backdrop,
    backdropFilter: `blur(${vars.blur.overlay})`,
    transition: `opacity ${arrive}`,
    selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
    '@media': { print: { display: 'none' } },
  }),
)

export const viewport = style(
  inUi({
    position: 'fixed',
    inset: 0,
    zIndex: 100,
    display: 'flex',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '@media': {
      [media.tabletUp]: { padding: vars.space[6] },
      // On paper it is as long as its content.
      print: { position: 'static', display: 'block', overflow: 'visible', padding: 0 },
    },
  }),
)

export const popup = style(
  inUi(
    {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      inlineSize: '100%',
      backgroundColor: vars.color.surface.overlay,
      color: vars.color.text.default,
      boxShadow: vars.shadow.overlay,
      transition: `transform ${arrive}, opacity ${arrive}`,
      cornerShape: vars.corner.card,
      selectors: {
        '&[data-starting-style], &[data-ending-style]': { opacity: 0 },
      },
      '@media': { [media.forcedColors]: { border: `${vars.borderWidth.thick} solid CanvasText` } },
    },
    { outline: 'none', boxShadow: vars.shadow.overlay },
  ),
)

const sheet = style(
  inUi({
    // It floats a little above the edge, because a radius token holds up to four corners and cannot be halved.
    marginBlock: `auto calc(${vars.space[2]} + env(safe-area-inset-bottom))`,
    marginInline: 'auto',
    inlineSize: `calc(100% - 2 * ${vars.space[2]})`,
    maxInlineSize: '32rem',
    maxBlockSize: '92dvh',
    borderRadius: vars.radius.dialog,
    selectors: { '&[data-starting-style], &[data-ending-style]': { transform: 'translateY(calc(100% + 1rem))' } },
    '@media': {
      [media.tabletUp]: {
        margin: 'auto',
        maxBlockSize: 'none',
        border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
        selectors: {
          '&[data-starting-style], &[data-ending-style]': { transform: 'translateY(1rem) scale(0.98)' },
        },
      },
    },
  }),
)

const wide = (maxInlineSize: string) => [sheet, inUi({ '@media': { [media.tabletUp]: { maxInlineSize } } })]

/** On phones every size but `full` is a sheet that comes from below. */
export const size = styleVariants({
  sm: wide('24rem'),
  md: wide('30rem'),
  lg: wide('45rem'),
  xl: wide('64rem'),
  full: [inUi({ minBlockSize: '100dvh' })],
} satisfies Record<DialogSize, unknown>)

export const side = styleVariants({
  start: inUi({
    marginInlineEnd: 'auto',
    maxInlineSize: 'min(20rem, 86vw)',
    minBlockSize: '100dvh',
    selectors: {
      '&[data-starting-style], &[data-ending-style]': { transform: 'translateX(-100%)' },
      '&:dir(rtl)[data-starting-style], &:dir(rtl)[data-ending-style]': { transform: 'translateX(100%)' },
    },
  }),
  end: inUi({
    marginInlineStart: 'auto',
    maxInlineSize: 'min(24rem, 90vw)',
    minBlockSize: '100dvh',
    selectors: {
      '&[data-starting-style], &[data-ending-style]': { transform: 'translateX(100%)' },
      '&:dir(rtl)[data-starting-style], &:dir(rtl)[data-ending-style]': { transform: 'translateX(-100%)' },
    },
  }),
} satisfies Record<DrawerSide, unknown>)

/** A drawer fills the page from top to bottom. */
export const flush = style(inUi({ selectors: { '&&': { padding: 0 } } }))

export const header = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: vars.size.control.lg,
    paddingBlock: vars.space[3],
    paddingInline: `${vars.space[5]} ${vars.space[3]}`,
  }),
)

export const title = style(inUi({ flex: 1, minInlineSize: 0, fontSize: vars.text.xl }))

export const close = style(inUi({ marginInlineStart: 'auto' }))

export const body = style(
  inUi({
    flex: '1 1 auto',
    minBlockSize: 0,
    overflowY: 'auto',
    // What is hidden from view far down in it must not make the page behind it scroll.
    position: 'relative',
    // Space for the focus ring of the first element, which a scroll container would cut.
    paddingBlock: `${vars.space[1]} ${vars.space[5]}`,
    paddingInline: vars.space[5],
  }),
)

/** Content that reaches the edges: a game, a picture. */
export const bare = style(
  inUi({ selectors: { '&&': { position: 'static', display: 'flex', flexDirection: 'column', padding: 0 } } }),
)

export const footer = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[3],
    padding: vars.space[4],
    borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  }),
)
