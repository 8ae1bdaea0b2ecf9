import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Two side by side on phones, all of them where there is room. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))' } },
  columnGap: vars.space[3],
  // Each card has its own distance below, because a gap would also stand below cards without a third line.
  marginBlockEnd: `calc(-1 * ${vars.space[3]})`,
  selectors: { '&:empty': { display: 'none' } },
})

/** Names, values and third lines of all cards are aligned, however long each one is. */
const lines = { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid' }

export const item = style({
  ...lines,
  minInlineSize: 0,
  marginBlockEnd: vars.space[3],
  // The last one of an odd number takes the whole row.
  '@media': { [media.phone]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } } },
})

export const card = style({
  ...lines,
  minInlineSize: 0,
  padding: vars.space[4],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: vars.color.surface.raised,
  color: vars.color.text.default,
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.surface.hover } },
})

export const name = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[2],
  minInlineSize: 0,
  color: vars.color.text.muted,
  fontSize: vars.text.sm,
})

/** Beside the first line of a name, however high the lines of its script are. */
export const icon = style({ flex: 'none', blockSize: '1lh' })

export const value = style({
  marginBlockStart: vars.space[2],
  color: vars.color.heading,
  fontSize: vars.text.lg,
  fontWeight: vars.fontWeight.strong,
  overflowWrap: 'anywhere',
})

export const more = style({
  display: 'grid',
  gap: vars.space[1],
  marginBlockStart: vars.space[2],
  color: vars.color.text.muted,
  fontSize: vars.text.sm,
})

/** The place of a meter. */
export const bar = style({ blockSize: vars.space[2], marginBlock: 0 })
