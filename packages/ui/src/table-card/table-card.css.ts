import { globalStyle, style } from '@vanilla-extract/css'
import { favourite, tile, picture as tilePicture, place as tilePlace } from '../game-tile/game-tile.css.ts'
import { inUi } from '../in-ui.ts'
import { uiLayer } from '../layers.css.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'
import { headingType, numericType, oneLine, startOfParent } from '../type-style.ts'

/** Wins over the rule of the tile that the card is made from, whichever is loaded first. */
const over = (rule: NonNullable<Parameters<typeof inUi>[0]['selectors']>[string]) => inUi({ selectors: { '&&': rule } })

export const card = style([tile, over({ blockSize: '100%' })])

/** Further inside than on small tiles: a card has the room, and its corners may be cut. */
export const flag = style(
  inUi({ selectors: { '&&&': { insetBlockStart: vars.space[4], insetInlineStart: vars.space[4] } } }),
)

/** As far inside as the flag. */
globalStyle(`${card} > ${favourite}`, {
  '@layer': { [uiLayer]: { insetBlockStart: vars.space[4], insetInlineEnd: vars.space[4] } },
})

export const place = style(over({ aspectRatio: '4 / 3' }))

/** Nearer to one colour than posters: the brand's hue over every picture, as if one hand had painted the room. */
export const room = style([
  tilePlace,
  place,
  inUi({
    position: 'relative',
    isolation: 'isolate',
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        backgroundColor: vars.color.brand.verbatim,
        mixBlendMode: 'color',
        opacity: 0.5,
      },
    },
  }),
])
export const picture = style([tilePicture, over({ aspectRatio: 'auto', blockSize: '100%', borderRadius: 0 })])

const NAME_SIZE = vars.text.lg
const SMALL_LINE = vars.lineHeight.normal
/**
 * The height of name, vendor and the part below the line. It is the same with figures, without them, and while they
 * load.
 */
const WORDS = [
  `${NAME_SIZE} * ${vars.lineHeight.tight}`,
  `${vars.text.sm} * ${SMALL_LINE}`,
  `${vars.text.xs} * ${SMALL_LINE}`,
  `${vars.text.sm} * ${SMALL_LINE}`,
  `4 * ${vars.space[3]}`,
  vars.borderWidth.thin,
]

export const words = style(
  over({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    flexGrow: 1,
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: `calc(${WORDS.join(' + ')})`,
    paddingInline: vars.space[4],
    paddingBlock: vars.space[3],
    textAlign: 'start',
    '@media': { [media.phone]: { paddingInline: vars.space[3] } },
  }),
)

export const name = style(
  inUi({
    ...headingType,
    ...oneLine,
    ...startOfParent,
    display: 'block',
    fontSize: NAME_SIZE,
    // Marks above and below the letters of some scripts reach out of a tight line, and must not be cut with it.
    paddingBlock: '0.35em',
    marginBlock: '-0.35em',
    // A name is cut at its own end, while its alignment follows the page.
    unicodeBidi: 'plaintext',
  }),
)

export const vendor = style(
  inUi({
    ...oneLine,
    ...startOfParent,
    display: 'block',
    color: vars.color.text.muted,
    fontSize: vars.text.sm,
    lineHeight: SMALL_LINE,
  }),
)

export const figures = style(
  inUi({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[3],
    marginBlockStart: vars.space[3],
    paddingBlockStart: vars.space[3],
    borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  }),
)

export const figure = style(
  inUi({ display: 'block', minInlineSize: 0, selectors: { '&:last-child:not(:first-child)': { textAlign: 'end' } } }),
)

/** As high as a label and its value. */
export const awaited = style(
  over({
    inlineSize: '38%',
    blockSize: `calc(${vars.text.xs} * ${SMALL_LINE} + ${vars.text.sm} * ${SMALL_LINE})`,
    marginBlock: 0,
  }),
)

export const label = style(
  inUi({
    ...oneLine,
    display: 'block',
    color: vars.color.text.muted,
    fontSize: vars.text.xs,
    lineHeight: SMALL_LINE,
  }),
)

export const value = style(
  inUi({
    ...numericType,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'inherit',
    gap: vars.space[2],
    whiteSpace: 'nowrap',
    fontSize: vars.text.sm,
    fontWeight: vars.fontWeight.medium,
    lineHeight: SMALL_LINE,
  }),
)

export const kind = style(
  inUi({
    ...oneLine,
    display: 'block',
    fontSize: vars.text.sm,
    fontWeight: vars.fontWeight.medium,
    lineHeight: SMALL_LINE,
  }),
)

export const seatsValue = style([value, inUi({ justifyContent: 'flex-end' })])

/** The number alone where the stakes need the room. */
export const dots = style(
  inUi({ display: 'flex', gap: vars.space[1], '@media': { [media.narrow]: { display: 'none' } } }),
)

const dot = {
  inlineSize: vars.space[2],
  blockSize: vars.space[2],
  borderRadius: vars.radius.pill,
  border: `${vars.borderWidth.thin} solid currentColor`,
  color: vars.color.brand.accessible,
} as const
export const free = style(inUi(dot))
export const taken = style(
  inUi({
    ...dot,
    backgroundColor: 'currentColor',
    // Forced colours replace the fills, and filled seats must still differ from free ones.
    '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
  }),
)
