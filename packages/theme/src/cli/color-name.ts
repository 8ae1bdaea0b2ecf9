import { toLch } from '../color/oklch.ts'
import type { Rgb } from '../color/rgb.ts'

/** Names of hues in OKLCH, each valid up to the angle where the next begins. */
const HUES = [
  [12, 'pink'],
  [32, 'red'],
  [55, 'orange'],
  [82, 'amber'],
  [108, 'yellow'],
  [132, 'lime'],
  [158, 'green'],
  [190, 'teal'],
  [222, 'cyan'],
  [252, 'sky blue'],
  [275, 'blue'],
  [287, 'indigo'],
  [302, 'violet'],
  [325, 'purple'],
  [348, 'magenta'],
  [360, 'pink'],
] as const

/** OKLCH chroma below which people see no hue. */
const GREY = 0.025
/** Below this chroma a colour is called a tinted grey. */
const TINTED = 0.05

/** The common name of a colour, such as `dark violet` or `white`. */
export function colorName(color: Rgb): string {
  const { l, c, h } = toLch(color)
  if (l > 0.985) return 'white'
  if (l < 0.12) return 'black'
  const hue = HUES.find(([end]) => h < end)?.[1] ?? 'pink'
  const depth = l > 0.9 ? 'pale ' : l > 0.78 ? 'light ' : l < 0.3 ? 'very dark ' : l < 0.45 ? 'dark ' : ''
  if (c < GREY) return `${depth}grey`
  if (c < TINTED && l > 0.25 && l < 0.9) return `${depth}${hue} grey`
  // Dark amber, orange and yellow are called brown.
  if (l < 0.5 && ['orange', 'amber', 'yellow'].includes(hue)) return l < 0.3 ? 'very dark brown' : 'brown'
  return `${depth}${hue}`
}
