import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'
import { opaque } from './opaque.ts'

export const header = style({
  position: 'sticky',
  zIndex: 30,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  blockSize: vars.size.headerPhone,
  paddingInline: vars.size.gutterPhone,
  borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.header.border}`,
  background: vars.color.header.bg,
  color: vars.color.header.on,
  boxShadow: vars.shadow.header,
  backdropFilter: `blur(${vars.blur.header})`,
  '@media': {
    [media.reducedTransparency]: { background: opaque(vars.color.header.bg) },
    [media.desktop]: { blockSize: vars.size.header, paddingInline: vars.size.gutter, gap: vars.space[4] },
  },
})

/** As wide as the side menu below it, so that the navigation begins where the content does. */
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  '@media': {
    [media.wide]: { flex: `0 0 calc(${vars.size.sidebar} - ${vars.size.gutter} - ${vars.space[4]})` },
  },
})

/** On phones the bottom bar has it. */
export const burger = style({ '@media': { [media.phone]: { display: 'none' }, [media.desktop]: { display: 'none' } } })

export const home = style({
  display: 'flex',
  minInlineSize: 0,
  maxInlineSize: '100%',
  borderRadius: vars.radius.control,
})

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: vars.space[1],
  marginInlineStart: 'auto',
  '@media': { [media.desktop]: { gap: vars.space[2] } },
})

export const settings = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space[1],
  '@media': { [media.tabletUp]: { display: 'flex' } },
})

/** On the narrowest phones the logo needs the space; the notices are also in the marquee below. */
export const bell = style({ '@media': { '(max-width: 23rem)': { display: 'none' } } })
