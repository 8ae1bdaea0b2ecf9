import { BLACK, between, composite, type Rgb, WHITE } from './color/rgb.ts'
import { type LeafId, leaves } from './contract.ts'
import type { Gradient, Stop, Texture } from './value/values.ts'

/** Reads a resolved leaf. */
export type ReadLeaf = (id: LeafId) => unknown

/** Number of sampled points between two stops of a gradient. */
const SAMPLES = [0, 0.25, 0.5, 0.75]

/**
 * The opaque colours that text on a leaf may meet: the leaf itself, every sample of a gradient, the ink of a pattern,
 * each composited over what is below it. `picture` is the worse of black and white.
 */
export function groundsOf(id: LeafId, read: ReadLeaf): readonly Rgb[] {
  const leaf = leaves.get(id)
  if (leaf?.type === 'color') {
    const color = read(id) as Rgb
    return color.a === 255 ? [color] : layOn(under(leaf.over, read), [color])
  }
  const below = under(leaf?.over, read)
  if (leaf?.type === 'gradient') return gradientOver(read(id) as Gradient, below)
  if (leaf?.type === 'texture') return layOn(below, [(read(id) as Texture).color])
  throw new Error(`nothing can stand on ${id}`)
}

/** A leaf that others are laid over must be a plain, opaque colour. */
function under(over: string | undefined, read: ReadLeaf): readonly Rgb[] {
  return over === 'picture' ? [BLACK, WHITE] : [read((over ?? 'color.canvas') as LeafId) as Rgb]
}

function layOn(below: readonly Rgb[], tops: readonly Rgb[]): Rgb[] {
  return below.flatMap((ground) => tops.map((top) => composite(top, ground)))
}

/** Layers overlap freely, so every sample of one is combined with every sample of the next. */
export function gradientOver(layers: Gradient, below: readonly Rgb[]): readonly Rgb[] {
  let grounds = below
  for (const layer of [...layers].reverse()) grounds = layOn(grounds, samples(layer.stops))
  return grounds
}

function samples(stops: readonly Stop[]): Rgb[] {
  const points: Rgb[] = []
  for (const [index, stop] of stops.entries()) {
    const next = stops[index + 1]
    if (!next) points.push(stop.color)
    else points.push(...SAMPLES.map((at) => between(stop.color, next.color, at)))
  }
  return points
}
