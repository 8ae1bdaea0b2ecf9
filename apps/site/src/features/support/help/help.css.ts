import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  maxInlineSize: '80rem',
  marginInline: 'auto',
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [media.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: vars.space[6] } },
})

const tablet = `${media.tabletUp} and (max-width: 63.99rem)`

/** All of them at every width: lines that each fill the row, and a column that stays in view on desktop. */
export const contents = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': {
    [tablet]: { display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space[4]})`,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[1],
    },
  },
})

/** Where three in a row would leave one alone, the last four stand in two lines; where they would leave two, these are wider. */
const HALF_A_ROW = [
  ['3n + 1', 1],
  ['3n', 2],
  ['3n + 2', 3],
  ['3n + 1', 4],
  ['3n + 2', 1],
  ['3n + 1', 2],
] as const
const wide = HALF_A_ROW.map(([place, fromEnd]) => `:nth-child(${place}):nth-last-child(${fromEnd})`).join(', ')

export const entry = style({
  flex: '1 1 9.5rem',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  minBlockSize: vars.size.control.md,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.control,
  cornerShape: vars.corner.control,
  color: vars.color.text.muted,
  fontSize: vars.text.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.tight,
  hyphens: 'auto',
  transition: `background-color ${vars.motion.fast} ${vars.easing.standard}`,
  selectors: { '&:hover': { backgroundColor: vars.color.surface.hover, color: vars.color.text.default } },
  '@media': {
    // Room for the long words of Russian.
    [media.phone]: { paddingInline: vars.space[2] },
    [tablet]: { gridColumn: 'span 2', selectors: { [`&:is(${wide})`]: { gridColumn: 'span 3' } } },
    [media.desktop]: { borderColor: 'transparent', fontSize: vars.text.md },
  },
})

export const sections = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })

export const placeholder = style({ blockSize: '8rem', borderRadius: vars.radius.card })

export const section = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[5],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: `${vars.gradient.surface}, ${vars.color.surface.raised}`,
  scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space[4]})`,
  selectors: { '&:target': { borderColor: vars.color.brand.accessible } },
})

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: vars.text.lg,
})

/** No last line of a word or two. */
export const muted = style({ color: vars.color.text.muted, textWrap: 'pretty' })

export const popup = style({ display: 'grid', gap: vars.space[5], paddingBlockEnd: vars.space[4] })

export const contact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  padding: vars.space[5],
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: vars.color.surface.base,
})

export const contactTitle = style({ fontSize: vars.text.lg })

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.control.md,
  paddingInline: vars.space[4],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.control,
  cornerShape: vars.corner.control,
  background: vars.color.surface.raised,
  fontWeight: vars.fontWeight.medium,
  transition: `background-color ${vars.motion.fast} ${vars.easing.standard}`,
  selectors: { '&:hover': { backgroundColor: vars.color.surface.hover } },
})
