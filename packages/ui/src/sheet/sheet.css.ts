import { style } from '@vanilla-extract/css'
import { vars } from '../tokens.css.ts'

export const grid = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], alignItems: 'center' })

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  padding: vars.space[4],
  inlineSize: '100%',
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space[6],
})

export const panel = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  minInlineSize: 0,
  padding: vars.space[5],
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  backgroundColor: vars.color.surface.raised,
  backgroundImage: vars.gradient.surface,
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  boxShadow: vars.shadow.raised,
})

/** As wide as a tile is in the lobby. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 9.5rem))',
  gap: vars.space[4],
})

export const narrow = style({ inlineSize: 'min(24rem, 100%)' })

export const banner = style({
  position: 'relative',
  aspectRatio: '21 / 8',
  overflow: 'hidden',
  backgroundColor: vars.color.brand.verbatim,
})

/** A picture, as large as its box. */
export const fills = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

export const words = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'end',
  padding: vars.space[4],
  color: vars.color.banner.on,
  backgroundColor: vars.color.banner.scrim,
  fontFamily: vars.font.display,
  fontSize: vars.text.xl,
})

export const fields = style({ display: 'grid', gap: vars.space[4] })
