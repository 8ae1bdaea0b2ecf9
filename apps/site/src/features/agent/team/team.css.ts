import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const crumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const crumb = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1], minInlineSize: 0 })

export const chevron = style({ color: vars.color.text.muted })

export const link = style({
  minBlockSize: vars.size.control.sm,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.brand.text,
  font: 'inherit',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

export const search = style({ display: 'flex', alignItems: 'end', flexWrap: 'wrap', gap: vars.space[2] })

export const searchField = style({ flex: '1 1 14rem', maxInlineSize: '24rem' })

export const member = style({ display: 'grid', justifyItems: 'start', gap: vars.space[1], minInlineSize: 0 })

/** As wide as the name, up to a width at which the longest names break. */
export const account = style({
  display: 'inline-block',
  inlineSize: 'max-content',
  maxInlineSize: '9rem',
  overflowWrap: 'anywhere',
})

export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] })

/** In a single line beside the columns of a table, whose other cells break; in a card there is room, and on phones none. */
export const actions = style({
  display: 'inline-flex',
  justifyContent: 'end',
  gap: vars.space[1],
  '@media': { [media.phone]: { flexWrap: 'wrap' } },
})
