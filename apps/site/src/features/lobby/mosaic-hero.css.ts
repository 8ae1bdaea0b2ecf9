import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { whileRestoring } from '../../shared/styles/while-restoring.ts'
import { figure, headline, wash, washFromRight, wholeAction } from './hero-parts.css.ts'

const gap = vars.space[3]
const tablet = '(min-width: 48rem) and (max-width: 79.99rem)'
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

/** Seven narrow columns on wide screens, four on phones; a large cell has two or three of them and two rows. */
export const mosaic = style({
  display: 'grid',
  columnGap: gap,
  // A large picture is as high as two small ones and what is between them.
  rowGap: `calc(${gap} * 4 / 3)`,
  ...columns(4),
  '@media': { [tablet]: columns(5), [media.wide]: columns(7) },
})

/** A cell of a grid of banners and games. */
export const cell = style({
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
    '@media': { [media.wide]: { gridColumn: 'span 3', gridRow: 'span 2' } },
  },
])

/** While the banners load it keeps the height that most of them have. */
export const leadPlace = style([lead, { '@media': { [media.phone]: { aspectRatio: '1' } } }])

/** Without enough games beside it. */
export const alone = style({ selectors: { [`${lead}&`]: { gridColumn: '1 / -1' } } })

/** Somebody may be signed in who would not see it, so it stays hidden but its space is reserved. */
export const forGuests = style({ selectors: { [`${whileRestoring} &`]: { visibility: 'hidden' } } })

/**
 * Members' rows do not contain it. Until it is known who is signed in it takes no space, because otherwise the others
 * would first be narrower and then move.
 */
export const notForMembers = style({ selectors: { [`${whileRestoring} &`]: { display: 'none' } } })

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

const text = style({ fontSize: vars.text.sm, textWrap: 'pretty' })

/** All actions of a row stand on one line, whatever the words above need. */
const action = style({ marginBlockStart: 'auto', flexShrink: 0, maxInlineSize: '100%' })

const slide = style({
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  blockSize: '100%',
  // The space of the picture, reserved before it loads.
  paddingBlockStart: 'calc(100% * 8 / 21)',
})

const fade = (from: string, until: string, gone: string) => ({
  background: `linear-gradient(90deg, ${from} ${until}, transparent ${gone})`,
  selectors: { '&:dir(rtl)': { background: `linear-gradient(270deg, ${from} ${until}, transparent ${gone})` } },
})

/** The first banner: its picture above the words on phones, else at their far side, at the foot. */
export const leadLook = {
  slide: style([
    slide,
    {
      background: vars.color.canvas,
      '@media': {
        [media.phone]: { paddingBlockStart: 'calc(100% * 9 / 16)' },
        [media.tabletUp]: { paddingBlockStart: 0 },
        [tablet]: { minBlockSize: 'calc((100vw - 6rem) * 8 / 21)' },
      },
    },
  ]),
  picture: style([
    picture,
    {
      aspectRatio: '16 / 9',
      '@media': {
        [media.tabletUp]: {
          insetBlockStart: 'auto',
          insetBlockEnd: 0,
          maskImage: 'linear-gradient(transparent, black 30%)',
        },
        [tablet]: { insetInlineStart: 'auto', inlineSize: '64%' },
      },
    },
  ]),
  words: style([
    words,
    {
      padding: vars.space[4],
      background: 'none',
      selectors: {
        // The picture fades into the background of the words.
        '&::before': {
          content: '',
          position: 'absolute',
          zIndex: -1,
          insetInline: 0,
          insetBlockEnd: '100%',
          blockSize: vars.space[12],
          background: `linear-gradient(to top, ${vars.color.canvas}, transparent)`,
        },
      },
      '@media': {
        [media.phone]: { background: vars.color.canvas },
        [media.tabletUp]: {
          justifyContent: 'center',
          // Enough width for the fallback font, which is wider: one more line would move everything below when the real
          // font loads.
          inlineSize: '61%',
          paddingInline: vars.space[6],
          paddingInlineEnd: 0,
          selectors: {
            '&::before': { inset: 0, blockSize: 'auto', inlineSize: '140%', ...wash('45%', '95%') },
            '&:dir(rtl)::before': washFromRight('45%', '95%'),
          },
        },
      },
    },
  ]),
  title: style([
    headline,
    {
      fontSize: '2rem',
      '@media': {
        [media.tabletUp]: {
          fontSize: 'clamp(2.25rem, 3.34vw, 3.5rem)',
          lineHeight: `max(1.1, ${vars.lineHeight.tight} - 0.1)`,
        },
        // The picture stands at the foot of the cell, and leaves the headline the whole width above it.
        [media.wide]: { inlineSize: '152%' },
      },
    },
  ]),
  figure: style([figure, { '@media': { [media.wide]: { fontSize: '2.75rem' } } }]),
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
          insetBlock: 'auto 0',
          insetInline: 'auto 0',
          inlineSize: '115%',
          maskImage: 'linear-gradient(transparent, black 40%)',
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
  title: style([headline, { fontSize: vars.text.md, '@media': { [media.tabletUp]: { fontSize: vars.text.lg } } }]),
  figure: style([figure, { fontSize: vars.text.xl }]),
  text,
  action: style([
    action,
    {
      minBlockSize: vars.size.control.sm,
      fontSize: vars.text.sm,
      // A long word of Tamil has no room there at the usual size.
      '@media': { [media.narrow]: { paddingInline: vars.space[1], fontSize: vars.text.xs } },
    },
  ]),
  wholeAction,
}

/** The part of the cell that may be hidden while its space is reserved. */
export const leadCell = style({ blockSize: '100%' })
