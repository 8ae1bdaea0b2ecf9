import { randomInt } from 'node:crypto'

/** Letters and figures that are not taken for one another. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const DRAWN = 10

/** A new invitation code, which says nothing of whose it is. */
export const drawCode = () => Array.from({ length: DRAWN }, () => SIGNS[randomInt(SIGNS.length)]).join('')
