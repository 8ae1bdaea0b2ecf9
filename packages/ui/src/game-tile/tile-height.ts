import { vars } from '../tokens.css.ts'

/** The height of a tile without its picture: two lines of title, padding and borders. */
const REST = `2 * ${vars.text.sm} * ${vars.lineHeight.tight} + 2 * ${vars.space[2]} + 2 * ${vars.borderWidth.thin}`

/**
 * The height of a game's tile as CSS, before it is laid out: a picture of 3:4 and two lines of a title.
 * @param width of the tile, as CSS within `calc()`
 */
export const tileHeight = (width: string): string => `calc((${width} - 2 * ${vars.borderWidth.thin}) * 4 / 3 + ${REST})`
