import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'
import { wordUnderIcon } from '../../shared/styles/word-under-icon.ts'

/** From tablets on the rail has the same entries. */
export const menu = style({ '@media': { [media.tabletUp]: { display: 'none' } } })

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: `${vars.space[3]} ${vars.space[1]}`,
  '@media': { [media.narrow]: { columnGap: 0 } },
})

export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[1],
  borderRadius: vars.radius.control,
  fontSize: vars.text.xs,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.tight,
  textAlign: 'center',
  selectors: { '&[aria-current="page"]': { color: vars.color.brand.accessible } },
})

export const plate = style({
  inlineSize: `min(100%, ${vars.space[12]})`,
  blockSize: 'auto',
  aspectRatio: '1',
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  cornerShape: vars.corner.card,
  background: `${vars.gradient.action}, ${vars.color.action.bg}`,
  color: vars.color.action.on,
  boxShadow: vars.shadow.tile,
  '@media': { [media.forcedColors]: { border: `${vars.borderWidth.thin} solid LinkText` } },
})

export const word = style({
  ...wordUnderIcon,
  // A fifth of the narrowest phones is a little less than "Promotions".
  '@media': {
    [media.narrow]: { maxInlineSize: 'none', marginInline: `calc(-1 * ${vars.space[1]})`, fontSize: '0.6875rem' },
  },
})
