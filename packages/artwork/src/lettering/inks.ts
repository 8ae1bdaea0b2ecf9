import { shade, tint } from '../colour.ts'
import type { Ink } from './title.ts'

/** Fills of letters from top to bottom, with the line around them. */
export const fills = {
  gold: ['#fffdf0', '#ffe066', '#f59f00', '#6a2a02'],
  ivory: ['#ffffff', '#fff8ea', '#f2dcb4', '#3a1a06'],
  snow: ['#ffffff', '#f2f6ff', '#c4d2f6', '#101a4a'],
  fire: ['#fffbd0', '#ffc43a', '#ff6a1c', '#5a0a02'],
  lime: ['#fbffd6', '#d6f53a', '#7cc41a', '#123a06'],
  sky: ['#ffffff', '#a8f0ff', '#3abff5', '#06285a'],
  pink: ['#ffffff', '#ffc2e0', '#ff6fb4', '#5a0634'],
  mint: ['#ffffff', '#b8ffe6', '#3fe0b0', '#053a30'],
  silver: ['#ffffff', '#e6ecf4', '#a2b2c6', '#141c2a'],
} as const

export type InkName = keyof typeof fills

/** An ink whose rim has a colour of the vendor or the scene. */
export function ink(name: InkName, rim: string): Ink {
  const [top, middle, low, edge] = fills[name]
  return { fill: [top, middle, low], edge, rim }
}

/** A letter fill made of one colour, for marks. */
export function inkOf(colour: string): Ink {
  return { fill: [tint(colour, 0.7), colour, shade(colour, 0.2)], edge: shade(colour, 0.7), rim: shade(colour, 0.3) }
}
