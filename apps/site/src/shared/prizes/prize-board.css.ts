import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { headingType, numericType } from '@livery/ui/type-style'
import { style } from '@vanilla-extract/css'

const line = `${vars.borderWidth.thin} solid ${vars.color.border.default}`

/** Jackpots and draws, one below the other, and beside each other where there is room. */
export const board = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  minInlineSize: 0,
})

export const both = style({
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(17rem, 22rem) minmax(0, 1fr)' } },
})

const plate = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[3],
  minInlineSize: 0,
  padding: vars.space[4],
  border: line,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: vars.color.surface.raised,
} as const
export const meter = style(plate)
const columns = {
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"heading grows" "pots pots"',
  columnGap: vars.space[4],
} as const
const tablet = `${media.tabletUp} and (max-width: 63.99rem)`
/** Without draws beside them jackpots stand side by side, what they are in one line above. */
export const alone = style({ '@media': { [media.tabletUp]: columns } })
/** The same on tablets, where the draws are below. */
export const above = style({ '@media': { [tablet]: columns } })

/** Rules for jackpots side by side, wherever they are. */
const sideBySide = <T>(rules: (meter: string) => T) => ({
  [media.tabletUp]: { selectors: rules(alone) },
  [tablet]: { selectors: rules(above) },
})

export const draws = style({ ...plate, alignContent: 'stretch', gridTemplateRows: 'auto 1fr' })

export const heading = style([
  headingType,
  { display: 'flex', alignItems: 'center', gap: vars.space[2], fontSize: vars.text.md },
])

export const pots = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': sideBySide((meter) => ({
    [`${meter} > &`]: { gridArea: 'pots', gap: vars.space[5], gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  })),
})

export const pot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  paddingBlockStart: vars.space[2],
  borderBlockStart: line,
  selectors: { '&:first-child': { display: 'grid', border: 0, padding: 0 } },
  // Each figure right below its name, and a line over both.
  '@media': sideBySide((meter) => ({
    [`${meter} &, ${meter} &:first-child`]: {
      display: 'grid',
      alignContent: 'space-between',
      paddingBlockStart: vars.space[2],
      borderBlockStart: line,
    },
  })),
})

export const house = style({ color: vars.color.text.muted, fontSize: vars.text.sm, textDecoration: 'none' })

/** The largest one is what one sees first. */
export const worth = style([
  numericType,
  {
    color: vars.color.accent.text,
    fontSize: vars.text.md,
    fontWeight: vars.fontWeight.strong,
    selectors: { [`${pot}:first-child &`]: { fontSize: vars.text.xxl } },
    '@media': sideBySide((meter) => ({ [`${meter} ${pot}:not(:first-child) &`]: { fontSize: vars.text.xl } })),
  },
])

export const grows = style({
  color: vars.color.text.muted,
  fontSize: vars.text.sm,
  '@media': sideBySide((meter) => ({
    [`${meter} > &`]: { gridArea: 'grows', justifySelf: 'end', alignSelf: 'center' },
  })),
})

/** Three in a row at most: six draws leave no hole then. */
export const clocks = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(15rem, (100% - 2 * ${vars.space[2]}) / 3)), 1fr))`,
  gridAutoRows: '1fr',
  gap: vars.space[2],
})

export const draw = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minInlineSize: 0,
})

export const open = style({
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  minBlockSize: vars.size.control.lg,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.text.default,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.brand.accessible } },
})

export const picture = style({
  flex: 'none',
  inlineSize: '4rem',
  blockSize: '4rem',
  borderRadius: vars.radius.control,
  objectFit: 'cover',
})

export const name = style({ minInlineSize: 0, fontSize: vars.text.sm, overflowWrap: 'anywhere' })

export const left = style({
  flex: 'none',
  paddingInline: vars.space[2],
  paddingBlock: vars.space[1],
  border: line,
  borderRadius: vars.radius.control,
  background: vars.color.surface.base,
  fontSize: vars.text.md,
})
