import { style } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'
import { labelType } from '../type-style.ts'

const ease = `${vars.motion.normal} ${vars.easing.standard}`

export const tile = style(
  inUi({
    ...labelType,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    inlineSize: '100%',
    minInlineSize: 0,
    padding: vars.space[3],
    border: `${vars.borderWidth.thin} solid ${vars.color.tile.border}`,
    borderRadius: vars.radius.card,
    cornerShape: vars.corner.card,
    backgroundColor: vars.color.tile.bg,
    color: vars.color.tile.on,
    fontSize: vars.text.sm,
    cursor: 'pointer',
    transition: `transform ${ease}, box-shadow ${ease}, border-color ${ease}`,
    selectors: {
      // A line of double width, so that colour is not the only difference.
      '&[aria-pressed="true"], &[aria-current]': {
        borderColor: vars.color.brand.accessible,
        boxShadow: `inset 0 0 0 ${vars.borderWidth.thin} ${vars.color.brand.accessible}`,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed="true"], &[aria-current]': { borderColor: 'Highlight', borderWidth: vars.borderWidth.thick },
        },
      },
      [media.hover]: {
        selectors: {
          '&:hover': {
            borderColor: vars.color.brand.accessible,
            boxShadow: vars.shadow.tile,
            transform: `translateY(calc(${vars.tile.lift} * -0.5))`,
          },
        },
      },
      [media.reducedMotion]: { selectors: { '&:hover': { transform: 'none' } } },
    },
  }),
)

export const logo = style(
  inUi({ inlineSize: '100%', maxInlineSize: '8rem', blockSize: vars.space[10], objectFit: 'contain' }),
)

export const name = style(inUi({ maxInlineSize: '100%', overflowWrap: 'anywhere', textAlign: 'center' }))
