import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { numericType } from '@livery/ui/type-style'
import { style } from '@vanilla-extract/css'

export const head = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: `${vars.gradient.hero}, ${vars.color.brand.verbatim}`,
  color: vars.color.brand.on,
  '@media': {
    [media.tabletUp]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      padding: `${vars.space[6]} ${vars.space[8]}`,
    },
  },
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.space[12],
  blockSize: vars.space[12],
  borderRadius: vars.radius.control,
  '@media': { [media.tabletUp]: { inlineSize: vars.space[16], blockSize: vars.space[16] } },
  border: `${vars.borderWidth.thin} solid currentColor`,
})

export const title = style({ color: 'inherit', fontFamily: vars.font.display })

export const lead = style({ maxInlineSize: '34rem' })

export const count = style({
  ...numericType,
  gridColumn: 2,
  fontSize: vars.text.sm,
  fontWeight: vars.fontWeight.strong,
  '@media': { [media.tabletUp]: { gridColumn: 'auto', fontSize: vars.text.md } },
})
