import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { headingType, numericType } from '@livery/ui/type-style'
import { style } from '@vanilla-extract/css'
import { whileRestoring } from '../../shared/styles/while-restoring.ts'
import { farPicture } from './hero-parts.css.ts'

const HEIGHT = '6rem'

/** Banners as words in one line. */
export const line = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '82%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  '@media': { [media.tabletUp]: { gridAutoColumns: 'minmax(0, 1fr)' } },
})

export const strip = style([
  line,
  {
    minBlockSize: HEIGHT,
    background: `${vars.gradient.hero}, ${vars.color.brand.verbatim}`,
    color: vars.color.brand.on,
  },
])

export const placeholder = style({
  blockSize: HEIGHT,
  borderRadius: vars.radius.card,
  background: vars.color.skeleton.base,
})

export const banner = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    '& + &': { borderInlineStart: `${vars.borderWidth.thin} solid color-mix(in srgb, currentColor 30%, transparent)` },
    '&:is(a, button):hover': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
    '&:focus-visible': { outlineOffset: `calc(${vars.borderWidth.thick} * -1)` },
  },
})

/** The words keep to the near side, and leave the far one to the subject. */
export const pictured = style([
  banner,
  {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    paddingInlineEnd: `min(44%, calc(${HEIGHT} * 1.4))`,
  },
])

/** As high as the line, which may grow with its words; the subject stands in its far part, so nothing of it is cut. */
export const picture = style([farPicture, { aspectRatio: '16 / 9', maxInlineSize: `max(44%, calc(${HEIGHT} * 1.4))` }])

/** Somebody may be signed in, and another banner then takes the place of one that invites to register. */
export const forGuests = style({ selectors: { [`${whileRestoring} &`]: { visibility: 'hidden' } } })

export const words = style({ flex: '1 1 auto', display: 'grid', gap: vars.space[1], minInlineSize: 0 })

export const title = style([headingType, { fontSize: vars.text.lg, lineHeight: vars.lineHeight.tight }])

export const figure = style([headingType, numericType, { fontSize: vars.text.lg, lineHeight: vars.lineHeight.tight }])

export const action = style({ fontSize: vars.text.sm, textDecoration: 'underline', textUnderlineOffset: '0.2em' })
