import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { headingType } from '@livery/ui/type-style'
import { globalStyle, style } from '@vanilla-extract/css'
import { whileRestoring } from '../../shared/styles/while-restoring.ts'

const gap = vars.space[3]
const tablet = '(min-width: 48rem) and (max-width: 79.99rem)'
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

/** Eight narrow columns on wide screens, four on phones; a large cell has two or four of them and two rows. */
export const mosaic = style({
  display: 'grid',
  columnGap: gap,
  // A large picture is as high as two small ones and what is between them.
  rowGap: `calc(${gap} * 4 / 3)`,
  ...columns(4),
  '@media': { [tablet]: columns(5), [media.wide]: columns(8) },
})

const cell = style({
  position: 'relative',
  overflow: 'clip',
  minInlineSize: 0,
  border: `${vars.borderWidth.thin} solid ${vars.color.tile.border}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  boxShadow: vars.shadow.tile,
})

/** The first banner. */
export const lead = style([
  cell,
  {
    gridColumn: '1 / -1',
    background: vars.color.skeleton.base,
    '@media': { [media.wide]: { gridColumn: 'span 4', gridRow: 'span 2' } },
  },
])

/** While the banners load it keeps the height that most of them have. */
export const leadPlace = style([lead, { '@media': { [media.phone]: { aspectRatio: '1' } } }])

/** Without enough games beside it. */
export const alone = style({ selectors: { [`${lead}&`]: { gridColumn: '1 / -1' } } })

/** Somebody may be signed in, who would not see it; its place is kept. */
export const forGuests = style({ selectors: { [`${whileRestoring} &`]: { visibility: 'hidden' } } })

/** The games are cells of the same grid. */
export const games = style({ display: 'contents' })

const large = {
  gridColumn: 'span 2',
  gridRow: 'span 2',
} as const
globalStyle(`${games} > li`, { minInlineSize: 0, alignSelf: 'center' })
globalStyle(`${games} > li:first-child`, {
  '@media': { [media.phone]: large, [media.wide]: large },
})

/** The other banners share a row; two of them on phones. */
export const others = style({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap })

export const other = style([
  cell,
  {
    display: 'flex',
    flex: `1 1 calc((100% - ${gap}) / 2)`,
    background: vars.color.surface.sunken,
    '@media': { [media.tabletUp]: { flexBasis: '14rem' } },
  },
])

export const othersPlace = style([
  others,
  {
    minBlockSize: '20rem',
    borderRadius: vars.radius.card,
    background: vars.color.skeleton.base,
    '@media': { [media.tabletUp]: { minBlockSize: '10rem' } },
  },
])

const picture = style({
  position: 'absolute',
  zIndex: -2,
  insetInline: 0,
  insetBlockStart: 0,
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '21 / 8',
  objectFit: 'cover',
  filter: `saturate(${vars.image.saturate}) contrast(${vars.image.contrast})`,
})

const words = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[2],
  flexGrow: 1,
  background: vars.color.surface.base,
  color: vars.color.banner.on,
})

const title = style({
  ...headingType,
  fontFamily: vars.font.display,
  color: 'inherit',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})

const text = style({ fontSize: vars.text.sm, textWrap: 'pretty' })

/** All actions of a row stand on one line, whatever the words above need. */
const action = style({ marginBlockStart: 'auto', flexShrink: 0, maxInlineSize: '100%' })

/** An invisible button that covers the whole slide. */
const wholeAction = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  selectors: { '&:focus-visible': { opacity: 0.01 } },
})

const slide = style({
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  blockSize: '100%',
  // The picture's place, kept before it comes.
  paddingBlockStart: 'calc(100% * 8 / 21)',
})

const fade = (from: string, until: string, gone: string) => ({
  background: `linear-gradient(90deg, ${from} ${until}, transparent ${gone})`,
  selectors: { '&:dir(rtl)': { background: `linear-gradient(270deg, ${from} ${until}, transparent ${gone})` } },
})

/** The first banner: the whole picture, and the words below it; over its quiet side on tablets. */
export const leadLook = {
  slide: style([
    slide,
    {
      '@media': {
        [tablet]: { paddingBlockStart: 0, minBlockSize: 'calc((100vw - 6rem) * 8 / 21)' },
        [media.wide]: { paddingBlockStart: '8rem' },
      },
    },
  ]),
  picture: style([
    picture,
    { '@media': { [tablet]: { blockSize: '100%', aspectRatio: 'auto' }, [media.wide]: { objectPosition: '50% 40%' } } },
  ]),
  words: style([
    words,
    {
      padding: vars.space[4],
      selectors: {
        // The picture fades into the words' ground.
        '&::before': {
          content: '',
          position: 'absolute',
          zIndex: -1,
          insetInline: 0,
          insetBlockEnd: '100%',
          blockSize: vars.space[12],
          background: `linear-gradient(to top, ${vars.color.surface.base}, transparent)`,
        },
      },
      '@media': {
        [tablet]: {
          ...fade(vars.color.surface.base, '32%', '72%'),
          justifyContent: 'center',
          paddingInline: vars.space[6],
          paddingInlineEnd: '48%',
        },
        [media.wide]: {
          flexGrow: 0,
          marginBlockStart: 'auto',
          padding: `${vars.space[2]} ${vars.space[6]} ${vars.space[5]}`,
        },
      },
    },
  ]),
  title: style([title, { fontSize: vars.text.xxl, '@media': { [media.wide]: { fontSize: vars.text.display } } }]),
  text: style([text, { '@media': { [media.wide]: { fontSize: vars.text.md } } }]),
  action: style([action, { marginBlockStart: vars.space[1] }]),
  wholeAction,
}

/** The others: the picture above the words; on wide screens its subject beside them. */
export const otherLook = {
  slide: style([slide, { '@media': { [media.wide]: { paddingBlockStart: 0, minBlockSize: '9rem' } } }]),
  picture: style([
    picture,
    {
      opacity: 1,
      transition: `opacity ${vars.motion.normal}`,
      '@starting-style': { opacity: 0 },
      '@media': {
        [media.wide]: {
          insetInlineStart: 'auto',
          insetInlineEnd: 0,
          inlineSize: '52%',
          blockSize: '100%',
          aspectRatio: 'auto',
          objectPosition: '92% 50%',
          selectors: { '&:dir(rtl)': { objectPosition: '8% 50%' } },
        },
      },
    },
  ]),
  words: style([
    words,
    {
      padding: vars.space[3],
      '@media': {
        [media.wide]: {
          ...fade(vars.color.surface.base, '48%', '78%'),
          paddingInlineStart: vars.space[4],
          paddingInlineEnd: '42%',
        },
      },
    },
  ]),
  title: style([title, { fontSize: vars.text.md, '@media': { [media.tabletUp]: { fontSize: vars.text.lg } } }]),
  text,
  action: style([action, { minBlockSize: vars.size.control.sm, fontSize: vars.text.sm }]),
  wholeAction,
}

/** What of the cell may be hidden while its place is kept. */
export const leadCell = style({ blockSize: '100%' })
