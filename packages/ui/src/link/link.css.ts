import { style, styleVariants } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'
import type { LinkLook } from './looks.ts'

export const link = style(
  inUi({
    borderRadius: `min(${vars.radius.badge}, 0.25rem)`,
    textUnderlineOffset: '0.2em',
    transition: `color ${vars.motion.fast} ${vars.easing.standard}`,
    '@media': { [media.forcedColors]: { textDecorationLine: 'underline' } },
  }),
)

export const look = styleVariants({
  text: inUi({
    color: vars.color.link.default,
    textDecorationLine: 'underline',
    selectors: {
      '&:hover': { color: vars.color.link.hover, textDecorationThickness: vars.borderWidth.thick },
      '&:active': { color: vars.color.text.default },
    },
  }),
  quiet: inUi({
    // A target of 24 px that does not change the line height.
    display: 'inline-block',
    paddingBlock: `calc(${vars.space[1]} / 2)`,
    color: vars.color.text.muted,
    selectors: {
      '&:hover': { color: vars.color.text.default, textDecorationLine: 'underline' },
      '&:active': { color: vars.color.link.default },
      '&[aria-current]': { color: vars.color.text.default, fontWeight: vars.fontWeight.medium },
    },
  }),
} satisfies Record<LinkLook, unknown>)

export const mark = style(
  inUi({
    display: 'inline-block',
    marginInlineStart: '0.25em',
    marginBlock: '-0.15em',
    verticalAlign: '-0.15em',
    inlineSize: '1em',
    blockSize: '1em',
  }),
)
