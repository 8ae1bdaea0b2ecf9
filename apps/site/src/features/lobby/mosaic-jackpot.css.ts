import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { headingType, labelType, numericType } from '@livery/ui/type-style'
import { globalStyle, style } from '@vanilla-extract/css'
import { whileRestoring } from '../../shared/styles/while-restoring.ts'
import { farPicture, figure, headline, nearWords, wholeAction } from './hero-parts.css.ts'
import { cell } from './mosaic-hero.css.ts'

const gap = vars.space[3]
const fadeIn = (direction: string, from: string, until: string) =>
  `linear-gradient(${direction}, transparent ${from}, black ${until})`
const through = (color: string, share: string) => `color-mix(in oklab, ${color} ${share}, transparent)`

/** The jackpot between two columns of games on each side; on phones and tablets the games are a row below it. */
export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: gap,
  rowGap: gap,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', rowGap: `calc(${gap} * 4 / 3)` } },
})

export const middle = style([
  cell,
  {
    minBlockSize: '17rem',
    background: vars.color.skeleton.base,
    '@media': { [media.wide]: { gridColumn: '3 / span 3', gridRow: '1 / span 2' } },
  },
])

/** A sign by night: rays behind the amount, within a ring of lamps. */
export const plate = style([
  middle,
  {
    isolation: 'isolate',
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateRows: '1fr auto',
    padding: vars.space[3],
    background: `radial-gradient(circle at 50% 42%, ${through(vars.color.brand.accessible, '42%')}, transparent 68%), ${vars.color.canvas}`,
    color: vars.color.banner.on,
    textAlign: 'center',
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        inset: 0,
        background: `repeating-conic-gradient(from -4deg at 50% 42%, ${through(vars.color.accent.text, '22%')} 0deg 8deg, transparent 8deg 24deg)`,
        maskImage: 'radial-gradient(circle at 50% 42%, black 12%, transparent 72%)',
      },
      '&::after': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        inset: vars.space[2],
        border: `${vars.space[1]} dotted ${through(vars.color.accent.text, '60%')}`,
        borderRadius: `calc(${vars.radius.card} - ${vars.space[2]})`,
      },
    },
  },
])

export const sign = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space[2],
  padding: vars.space[4],
})

export const crown = style({ color: vars.color.accent.text, inlineSize: vars.space[16], blockSize: vars.space[16] })

export const label = style({ ...labelType, fontSize: vars.text.xl })

/** As large as the plate is wide, whatever the currency. */
export const amount = style({
  ...headingType,
  ...numericType,
  color: vars.color.accent.text,
  fontSize: 'clamp(2rem, 15cqi, 4.75rem)',
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
  marginBlockEnd: vars.space[2],
})

export const long = style({ selectors: { [`${amount}&`]: { fontSize: 'clamp(1.5rem, 9.5cqi, 4rem)' } } })

export const next = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${vars.space[1]} ${vars.space[6]}`,
  paddingBlock: vars.space[2],
  borderBlockStart: `${vars.borderWidth.thin} solid ${through(vars.color.accent.text, '40%')}`,
})

export const house = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.control.sm,
  color: vars.color.banner.on,
  fontSize: vars.text.sm,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

export const worth = style([numericType, { color: vars.color.accent.text, fontWeight: vars.fontWeight.strong }])

/** A row that shows a cut tile at its end; on wide screens the games are cells of the grid. */
export const games = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'calc((100% - 1.5rem) / 3.3)',
  gap,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [media.tabletUp]: { gridAutoColumns: 'calc((100% - 3rem) / 5.4)' },
    [media.wide]: { display: 'contents' },
  },
})
globalStyle(`${games} > li`, { minInlineSize: 0, alignSelf: 'center' })

export const others = style({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap })

/** A glow stands where the picture will be. */
export const other = style([
  cell,
  {
    display: 'flex',
    flex: '1 1 min(100%, 20rem)',
    background: `radial-gradient(90% 140% at 85% 100%, ${through(vars.color.brand.accessible, '42%')}, transparent 70%), ${vars.color.canvas}`,
  },
])

// Four form two rows of two, so that none is alone in a row.
globalStyle(`${others}:has(> :nth-child(4):last-child) > *`, {
  '@media': { [media.tabletUp]: { flexBasis: `calc((100% - ${gap}) / 2)` } },
})

export const othersPlace = style([
  others,
  { minBlockSize: '10rem', borderRadius: vars.radius.card, background: vars.color.skeleton.base },
])

/**
 * Members' rows do not contain it. Until it is known who is signed in it takes no space, because otherwise the others
 * would first be narrower and then move.
 */
export const notForMembers = style({ selectors: { [`${whileRestoring} &`]: { display: 'none' } } })
// Without it, five are four, which form two rows of two as well.
globalStyle(`${whileRestoring} ${others}:has(> ${notForMembers}):has(> :nth-child(5):last-child) > *`, {
  '@media': { [media.tabletUp]: { flexBasis: `calc((100% - ${gap}) / 2)` } },
})

/** Its subject stands at the end, as high as the cell, and the words before it. */
export const otherLook = {
  slide: style({
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    inlineSize: '100%',
    minBlockSize: '9rem',
  }),
  // Whole at the foot of the end side, however high or wide the cell is; it fades out where it ends.
  picture: style([
    farPicture,
    {
      insetBlock: 'auto 0',
      inlineSize: 'min(100%, 24rem)',
      blockSize: 'auto',
      aspectRatio: '21 / 8',
      maskImage: `${fadeIn('90deg', '22%', '54%')}, ${fadeIn('180deg', '0%', '24%')}`,
      maskComposite: 'intersect',
      selectors: {
        '&:dir(rtl)': { maskImage: `${fadeIn('270deg', '22%', '54%')}, ${fadeIn('180deg', '0%', '24%')}` },
      },
    },
  ]),
  // In a row all headlines begin at the same height, and all buttons end at the same height.
  words: style([
    nearWords,
    { inlineSize: '58%', justifyContent: 'flex-start', padding: vars.space[4], paddingInlineEnd: 0 },
  ]),
  title: style([headline, { fontSize: vars.text.lg }]),
  figure: style([figure, { fontSize: vars.text.xl }]),
  text: style({ fontSize: vars.text.sm, textWrap: 'pretty' }),
  action: style({
    minBlockSize: vars.size.control.sm,
    maxInlineSize: '100%',
    marginBlockStart: 'auto',
    fontSize: vars.text.sm,
  }),
  wholeAction,
}
