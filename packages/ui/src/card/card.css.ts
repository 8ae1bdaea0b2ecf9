import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { inUi, noRing } from '../in-ui.ts'
import { uiLayer } from '../layers.css.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'
import type { CardLook, CardPadding } from './looks.ts'

export const card = style(
  inUi({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    border: `${vars.borderWidth.thin} solid transparent`,
    borderRadius: vars.radius.card,
    cornerShape: vars.corner.card,
    color: vars.color.text.default,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
)

const edge = { borderColor: vars.color.border.subtle } as const

export const look = styleVariants({
  raised: inUi({
    ...edge,
    backgroundColor: vars.color.surface.raised,
    backgroundImage: vars.gradient.surface,
    boxShadow: vars.shadow.raised,
  }),
  outlined: inUi({ borderColor: vars.color.border.default }),
  sunken: inUi({ ...edge, backgroundColor: vars.color.surface.sunken }),
  /** The most important card of a page. */
  brand: inUi({ backgroundColor: vars.color.brand.soft, color: vars.color.brand.onSoft }),
} satisfies Record<CardLook, unknown>)

/** The whole card is a link. */
export const leads = style(
  inUi({
    transition: `transform ${vars.motion.normal} ${vars.easing.standard}, box-shadow ${vars.motion.normal} ${vars.easing.standard}`,
    selectors: { '&:active': { transform: 'none' } },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover': { transform: `translateY(calc(${vars.tile.lift} / -2))`, boxShadow: vars.shadow.tileHover },
        },
      },
      [media.reducedMotion]: { selectors: { '&:hover': { transform: 'none' } } },
    },
  }),
)

/** Pictures reach the edges, whatever their own size, and are cut to the card's corners. */
export const picture = style(
  inUi({
    overflow: 'hidden',
    borderRadius: 'inherit',
    cornerShape: `${vars.corner.card} ${vars.corner.card} square square`,
  }),
)

globalStyle(`${picture} :is(img, picture, video)`, { '@layer': { [uiLayer]: { inlineSize: '100%' } } })

export const inside = style(
  inUi({ display: 'flex', flexDirection: 'column', flex: 1, gap: vars.space[3], minInlineSize: 0 }),
)

export const padding = styleVariants(
  { none: '0', sm: vars.space[3], md: vars.space[5], lg: vars.space[8] } satisfies Record<CardPadding, string>,
  (padding) => inUi({ padding }),
)

export const head = style(
  inUi({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[1]} ${vars.space[3]}` }),
)

export const icon = style(inUi({ color: vars.color.brand.accessible }))

export const title = style(
  inUi({
    flex: '1 1 8rem',
    minInlineSize: 0,
    fontSize: vars.text.lg,
    overflowWrap: 'anywhere',
    selectors: { [`${look.brand} &`]: { color: 'inherit' } },
  }),
)

/** The title's link covers the whole card, so that pointer, finger and keyboard have one target. */
export const link = style(
  inUi(
    {
      selectors: {
        '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
        '&:focus-visible::after': {
          outline: `${vars.borderWidth.thick} solid ${vars.color.focus.ring}`,
          outlineOffset: vars.borderWidth.thick,
          boxShadow: `0 0 0 ${vars.borderWidth.thick} ${vars.color.focus.halo}`,
        },
      },
      '@media': {
        [media.forcedColors]: { selectors: { '&:focus-visible::after': { outlineColor: 'Highlight' } } },
      },
    },
    noRing,
  ),
)

/** Above the link that covers the card, so that it can be pressed itself. */
export const above = style(inUi({ position: 'relative', zIndex: 1 }))

export const foot = style(
  inUi({
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space[1],
  }),
)
