import { randomInt } from 'node:crypto'

/** Letters and digits that people do not confuse with one another. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const DRAWN = 10

/** A new invitation code, which reveals nothing about its owner. */
export const drawCode = () => Array.from({ length: DRAWN }, () => SIGNS[randomInt(SIGNS.length)]).join('')
