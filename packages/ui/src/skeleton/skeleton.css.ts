import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'
import type { SkeletonShape, SkeletonWidth } from './shapes.ts'

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } })

export const skeleton = style(
  inUi({
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    backgroundColor: vars.color.skeleton.base,
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        backgroundImage: `linear-gradient(90deg, transparent, ${vars.color.skeleton.shine}, transparent)`,
        animation: `${pass} 1.6s ${vars.easing.standard} infinite`,
      },
      '&:dir(rtl)::after': { animationDirection: 'reverse' },
    },
    '@media': { [media.reducedMotion]: { selectors: { '&::after': { display: 'none' } } } },
  }),
)

export const shape = styleVariants({
  text: inUi({ blockSize: '1em', marginBlock: '0.25em', borderRadius: vars.radius.badge }),
  block: inUi({ inlineSize: '100%', blockSize: '100%', borderRadius: vars.radius.card, cornerShape: vars.corner.card }),
  fill: inUi({ inlineSize: '100%', blockSize: '100%' }),
  tile: inUi({
    inlineSize: '100%',
    aspectRatio: '3 / 4',
    borderRadius: vars.radius.tile,
    cornerShape: vars.corner.card,
  }),
  circle: inUi({ inlineSize: vars.size.control.md, aspectRatio: '1', borderRadius: vars.radius.pill }),
} satisfies Record<SkeletonShape, unknown>)

/** Widths by class, because the page's policy refuses style attributes in HTML from the server. */
export const width = styleVariants(
  { full: '100%', long: '85%', half: '50%', short: '30%' } satisfies Record<SkeletonWidth, string>,
  (inlineSize) => inUi({ inlineSize }),
)
