import { style } from '@vanilla-extract/css'
import { tile as gameTile, picture as tilePicture, place as tilePlace } from '../game-tile/game-tile.css.ts'
import { inUi } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'

/** Wins over the rule of the tile that the square is made from, whichever is loaded first. */
const over = (rule: NonNullable<Parameters<typeof inUi>[0]['selectors']>[string]) => inUi({ selectors: { '&&': rule } })

const ease = `${vars.motion.normal} ${vars.easing.standard}`
/** All corners are the picture's, because nothing stands below it; arches would cut the title on so small a tile. */
const corners = { borderRadius: 'inherit', cornerShape: vars.corner.card } as const

export const tile = style([
  gameTile,
  over({ border: 0, borderRadius: vars.radius.control, backgroundColor: 'transparent' }),
])

export const place = style(over({ aspectRatio: '1', ...corners }))
export const waiting = style([tilePlace, place])
export const picture = style([tilePicture, place])

/** The play sign and the details stand above the title. */
export const veil = style(over({ aspectRatio: '1', ...corners, alignContent: 'start' }))

/**
 * The title is in the tile's lower part. It takes no room, and it does not limit the area of the button, which is the
 * whole tile.
 */
export const title = style(
  inUi({
    position: 'absolute',
    zIndex: 1,
    insetInline: 0,
    insetBlockEnd: 0,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    padding: vars.space[2],
    backgroundColor: vars.color.tile.bg,
    borderEndStartRadius: 'inherit',
    borderEndEndRadius: 'inherit',
    color: vars.color.tile.on,
    fontSize: vars.text.xs,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.tight,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    unicodeBidi: 'plaintext',
    opacity: 0,
    pointerEvents: 'none',
    transition: `opacity ${ease}`,
    selectors: { [`${tile}:has(:focus-visible) &`]: { opacity: 1 } },
    '@media': { [media.hover]: { selectors: { [`${tile}:hover &`]: { opacity: 1 } } } },
  }),
)

/** Without its picture a tile has only its title. */
export const shownTitle = style(over({ opacity: 1 }))

/** The button itself has no height: its area covers the whole tile. */
export const launch = style(inUi({ borderRadius: 'inherit' }))

export const flag = style(
  inUi({
    // The play sign takes its place under the pointer.
    transition: `opacity ${ease}`,
    selectors: {
      [`${tile}:is(:hover, :has(:focus-visible)) &`]: { opacity: 0 },
      '&&&': { insetBlockStart: vars.space[2], insetInlineStart: vars.space[2] },
    },
  }),
)
