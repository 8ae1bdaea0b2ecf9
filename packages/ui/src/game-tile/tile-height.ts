import { vars } from '../tokens.css.ts'

/** What the picture leaves of a tile: two lines of a title, the space around them, and the edges. */
const REST = `2 * ${vars.text.sm} * ${vars.lineHeight.tight} + 2 * ${vars.space[2]} + 2 * ${vars.borderWidth.thin}`

/**
 * How high a game's tile is, as CSS, before it is laid out: a picture of 3 to 4 and two lines of a title.
 * @param width of the tile, as CSS within `calc()`
 */
export const tileHeight = (width: string): string => `calc((${width} - 2 * ${vars.borderWidth.thin}) * 4 / 3 + ${REST})`
