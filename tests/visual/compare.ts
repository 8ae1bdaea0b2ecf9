import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

export interface Difference {
  /** The number of pixels that differ; all of them when the sizes differ. */
  readonly pixels: number
  readonly note: string
  /** A PNG that marks the differences; null when the sizes differ. */
  readonly picture: Buffer | null
}

interface Raw {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** Rounding of blended colours depends on the processor's vector unit; two steps of 255 are invisible. */
const SAME_COLOUR = 2
/** What another Chromium may draw differently: edges of letters, by pixelmatch's perceived difference. */
const OTHER_BROWSER = { threshold: 0.1, pixels: 24 } as const

/**
 * Compares two pictures. With the browser that took the baseline every pixel counts; another version may smooth edges
 * differently, so a few pixels may then differ.
 * @returns null when they are the same
 */
export async function compare(expected: Buffer, actual: Buffer, sameBrowser: boolean): Promise<Difference | null> {
  const [a, b] = await Promise.all([raw(expected), raw(actual)])
  if (a.width !== b.width || a.height !== b.height) {
    const note = `${a.width} × ${a.height} became ${b.width} × ${b.height}`
    return { pixels: Math.max(a.width * a.height, b.width * b.height), note, picture: null }
  }
  const pixels = sameBrowser ? countOther(a, b) : seenOther(a, b)
  if (pixels <= (sameBrowser ? 0 : OTHER_BROWSER.pixels)) return null
  const marks = Buffer.alloc(a.data.length)
  pixelmatch(a.data, b.data, marks, a.width, a.height, { threshold: 0.02, includeAA: true })
  const picture = await sharp(marks, { raw: { width: a.width, height: a.height, channels: 4 } })
    .png({ palette: true, colours: 64 })
    .toBuffer()
  return { pixels, note: `${pixels} pixels differ, ${placeOf(a, b)}`, picture }
}

/** A picture in the format of the baselines: lossless and small. */
export function toBaseline(png: Buffer): Promise<Buffer> {
  return sharp(png).webp({ lossless: true, effort: 4 }).toBuffer()
}

async function raw(picture: Buffer): Promise<Raw> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function countOther(a: Raw, b: Raw): number {
  let count = 0
  for (let at = 0; at < a.data.length; at += 4) if (stepsApart(a, b, at) > SAME_COLOUR) count += 1
  return count
}

/** Where two pictures differ and by how much, so that the log distinguishes a moved row from a smoothed edge. */
function placeOf(a: Raw, b: Raw): string {
  let [left, top, right, bottom, most] = [a.width, a.height, 0, 0, 0]
  for (let at = 0; at < a.data.length; at += 4) {
    const steps = stepsApart(a, b, at)
    if (steps <= SAME_COLOUR) continue
    const [x, y] = [(at / 4) % a.width, Math.floor(at / 4 / a.width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    most = Math.max(most, steps)
  }
  return `from ${left}, ${top} to ${right}, ${bottom}, by ${most} of 255 at most`
}

/** The largest step between two pixels' channels. */
function stepsApart(a: Raw, b: Raw, at: number): number {
  let steps = 0
  for (let channel = at; channel < at + 4; channel += 1)
    steps = Math.max(steps, Math.abs((a.data[channel] as number) - (b.data[channel] as number)))
  return steps
}

function seenOther(a: Raw, b: Raw): number {
  return pixelmatch(a.data, b.data, undefined, a.width, a.height, {
    threshold: OTHER_BROWSER.threshold,
    // A thin line consists of edges only, so edges cannot be ignored; small differences are below the threshold.
    includeAA: true,
  })
}
