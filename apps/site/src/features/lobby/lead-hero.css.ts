import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'
import { whileRestoring } from '../../shared/styles/while-restoring.ts'
import * as parts from './hero-parts.css.ts'
import { leadLook } from './lead-look.ts'

/** Low enough that the games below are on the first screen. */
const HEIGHT = '18.5rem'

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  '@media': { [media.wide]: { gap: vars.space[3], gridTemplateColumns: 'minmax(0, 13fr) minmax(0, 8fr)' } },
})

export const placeholder = style({
  aspectRatio: '3 / 2',
  borderRadius: vars.radius.card,
  background: vars.color.skeleton.base,
  '@media': { [media.tabletUp]: { aspectRatio: 'auto', blockSize: HEIGHT } },
})

/** Somebody may be signed in, and another banner then takes the place of one that invites to register. */
export const forGuests = style({ selectors: { [`${whileRestoring} &`]: { visibility: 'hidden' } } })

/** The styles of the banner's parts. */
export const look = leadLook(HEIGHT)

/** A row of cards below the banner; beside it, as high as it, on wide screens. */
export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '72%',
  gap: vars.space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [media.tabletUp]: { gridAutoColumns: 'minmax(0, 1fr)' },
    [media.wide]: { gap: vars.space[3], gridAutoFlow: 'row', gridAutoRows: 'minmax(0, 1fr)' },
  },
})

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: vars.size.control.lg,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: vars.color.surface.raised,
  color: vars.color.text.default,
  textAlign: 'start',
  transition: `border-color ${vars.motion.fast} ${vars.easing.standard}`,
  selectors: {
    '&:is(a, button):hover': { borderColor: vars.color.brand.accessible },
    '&:focus-visible': { outlineOffset: `calc(${vars.borderWidth.thick} * -1)` },
  },
  '@media': { [media.wide]: { paddingInline: vars.space[5] } },
})

export const listedWords = style({ flex: '1 1 auto', display: 'grid', minInlineSize: 0 })

export const name = style({ fontWeight: vars.fontWeight.strong, textWrap: 'balance' })

export const listedFigure = style([parts.figure, { fontSize: vars.text.lg }])

export const text = style({
  color: vars.color.text.muted,
  fontSize: vars.text.sm,
  '@media': { '(max-width: 79.99rem)': { display: 'none' } },
})

export const arrow = style({ color: vars.color.brand.accessible })
