import { style, styleVariants } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'
import { labelType } from '../type-style.ts'
import type { AccordionLook } from './looks.ts'

export const accordion = style(inUi({ display: 'grid', minInlineSize: 0 }))

export const look = styleVariants({
  /** The items are stacked, with a line between them. */
  lines: inUi({}),
  /** Each item is a card. */
  cards: inUi({ gap: vars.space[3] }),
} satisfies Record<AccordionLook, unknown>)

export const item = style(inUi({ minInlineSize: 0 }))

export const itemOf = styleVariants({
  lines: inUi({ borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.border.default}` }),
  cards: inUi({
    border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.card,
    cornerShape: vars.corner.card,
    backgroundColor: vars.color.surface.raised,
    backgroundImage: vars.gradient.surface,
  }),
} satisfies Record<AccordionLook, unknown>)

export const heading = style(inUi({ margin: 0, fontSize: 'inherit', fontFamily: 'inherit', textTransform: 'none' }))

export const trigger = style(
  inUi({
    ...labelType,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    inlineSize: '100%',
    minBlockSize: vars.size.control.lg,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    borderRadius: vars.radius.control,
    cornerShape: vars.corner.control,
    color: vars.color.text.default,
    fontSize: vars.text.md,
    textAlign: 'start',
    letterSpacing: 0,
    textTransform: 'none',
    transition: `background-color ${vars.motion.fast} ${vars.easing.standard}`,
    selectors: {
      '&:hover:not([data-disabled])': { backgroundColor: vars.color.ghost.hoverBg, color: vars.color.ghost.on },
      '&:active:not([data-disabled])': { color: vars.color.brand.text },
      '&[data-panel-open]': { color: vars.color.brand.text },
      '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText', opacity: 1 } } },
    },
  }),
)

export const words = style(inUi({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }))

export const mark = style(
  inUi({
    color: vars.color.text.muted,
    transition: `rotate ${vars.motion.normal} ${vars.easing.standard}`,
    selectors: { '[data-panel-open] > &': { rotate: '0.5turn', color: 'inherit' } },
  }),
)

/** The height is animated unless reduced motion is asked for; Base UI measures it. */
export const panel = style(
  inUi({
    blockSize: 'var(--accordion-panel-height)',
    overflow: 'clip',
    transition: `height ${vars.motion.normal} ${vars.easing.standard}`,
    selectors: { '&[data-starting-style], &[data-ending-style]': { blockSize: 0 } },
  }),
)

export const content = style(
  inUi({
    paddingInline: vars.space[4],
    paddingBlock: `${vars.space[1]} ${vars.space[4]}`,
    color: vars.color.text.muted,
    lineHeight: vars.lineHeight.loose,
  }),
)
