import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { headingType, numericType, oneLine } from '@livery/ui/type-style'
import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css'

export const sheet = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] })

/** The picture beside the game's information; on phones it is small, so that both actions are in the first screen. */
export const top = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [media.tabletUp]: { gridTemplateColumns: '13rem minmax(0, 1fr)', gap: vars.space[6] } },
})

export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '3 / 4',
  objectFit: 'cover',
  borderRadius: vars.radius.image,
  // The title stands at the lower edge: round corners there would cut it.
  borderEndStartRadius: `min(${vars.radius.image}, ${vars.space[3]})`,
  borderEndEndRadius: `min(${vars.radius.image}, ${vars.space[3]})`,
  cornerShape: vars.corner.card,
  background: vars.color.skeleton.base,
  '@media': { [media.tabletUp]: { gridRow: 'span 2' } },
})

export const description = style({ display: 'grid', alignContent: 'start', gap: vars.space[3], minInlineSize: 0 })

export const title = style({
  ...headingType,
  color: vars.color.heading,
  fontSize: vars.text.xl,
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
  '@media': { [media.tabletUp]: { fontSize: vars.text.xxl } },
})

export const link = style({
  color: vars.color.link.default,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
})

export const provider = style([link, { justifySelf: 'start' }])

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const action = style({ '@media': { [media.phone]: { flexGrow: 1 } } })

const FACT_GAP = vars.space[2]
const LEAST_FACT = '9rem'
const factsInLine = createVar()
const shareOf = (count: number) => `(100% - ${count - 1} * ${FACT_GAP}) / ${count}`

/** The width of a fact: all in one line where they have room, otherwise half of them, so that no line has one alone. */
const factWidth = (count: number): string =>
  `max(8rem, clamp(${shareOf(count)}, (${LEAST_FACT} - ${shareOf(count)}) * 999, ${shareOf(Math.ceil(count / 2))}))`

/**
 * On phones the last line is as wide as the others. Where there is room all facts are equally wide, fill the line and
 * end where the picture does.
 */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: FACT_GAP,
  selectors: Object.fromEntries(
    [5, 6, 7, 8, 9, 10].map((count) => [
      `&:has(> :nth-child(${count}):last-child)`,
      { vars: { [factsInLine]: factWidth(count) } },
    ]),
  ),
  '@media': {
    [media.phone]: { gridColumn: '1 / -1' },
    [media.tabletUp]: {
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fill, minmax(${fallbackVar(factsInLine, LEAST_FACT)}, 1fr))`,
      alignSelf: 'end',
    },
  },
})

export const fact = style({
  flex: '1 1 9rem',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  padding: vars.space[3],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: vars.color.surface.sunken,
})

export const label = style({ color: vars.color.text.muted, fontSize: vars.text.xs })

export const value = style({
  ...numericType,
  color: vars.color.text.default,
  fontSize: vars.text.md,
  fontWeight: vars.fontWeight.strong,
})

/** The range of the stakes takes a second line where it is longer than the others are wide. */
globalStyle(`${value} *`, { whiteSpace: 'normal' })

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] })

/** Similar games end with a whole line: what would begin another is not shown. */
export const posters = style({})
export const squares = style({})
const beyondSix = (list: string, upTo: string) =>
  globalStyle(`${list} li:nth-child(n + 7)`, {
    '@media': { [`${media.tabletUp} and (max-width: ${upTo})`]: { display: 'none' } },
  })
beyondSix(posters, '104.99rem')
beyondSix(squares, '79.99rem')

export const heading = style({ ...headingType, color: vars.color.heading, fontSize: vars.text.lg })

export const wins = style({ display: 'grid' })

export const win = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
})

export const player = style({ ...oneLine, minInlineSize: 0, color: vars.color.text.muted })

export const amount = style({ ...numericType, fontWeight: vars.fontWeight.strong })

export const address = style({ color: vars.color.link.default, justifySelf: 'start', fontSize: vars.text.sm })
