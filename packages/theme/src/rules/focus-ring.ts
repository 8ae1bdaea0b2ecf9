import { BLACK, contrastRatio, type Rgb, WHITE } from '../color/rgb.ts'
import { type LeafIdOf, leaves } from '../contract.ts'
import { solveContrast } from '../solve.ts'
import type { Tone } from './tone.ts'

type Surface = LeafIdOf<'color' | 'gradient' | 'texture'>

const SEEN = 3
const CONTENT = leaves.get('color.focus.ring')?.duty?.on as readonly Surface[]
/** Backgrounds on which the ring or its halo must be visible; on content the ring alone must be. */
const SHARED = leaves.get('color.focus.halo')?.duty?.shared?.on as readonly Surface[]

const FRAME = ['color.header.bg', 'color.sidebar.bg', 'color.footer.bg', 'color.tabbar.bg'] as const

const groundsOf = (tone: Tone, surfaces: readonly Surface[]) => surfaces.flatMap((surface) => tone.grounds(surface))

/**
 * The brand, visible on the frame of the page too if possible. Where no halo can compensate, the colour of text is
 * used: text and canvas differ so much that one of them is visible on anything.
 */
export function ring(tone: Tone): Rgb {
  const brand = tone.color('color.brand.accessible')
  const framed = solveContrast(brand, groundsOf(tone, [...CONTENT, ...FRAME]), SEEN)
  return [framed, brand].find((color) => color && haloFor(color, tone)) ?? tone.color('color.text.default')
}

export const halo = (tone: Tone): Rgb => haloFor(tone.color('color.focus.ring'), tone) ?? tone.color('color.canvas')

/** The canvas if it suffices, otherwise white or black: visible beside the ring, and wherever the ring is not. */
function haloFor(line: Rgb, tone: Tone): Rgb | undefined {
  const unseen = groundsOf(tone, SHARED).filter((ground) => contrastRatio(line, ground) < SEEN)
  return [tone.color('color.canvas'), WHITE, BLACK].find((color) =>
    [line, ...unseen].every((ground) => contrastRatio(color, ground) >= SEEN),
  )
}
