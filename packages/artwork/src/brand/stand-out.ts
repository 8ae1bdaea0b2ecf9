import { lightness, shade, tint } from '../colour.ts'

/** WCAG 2.2 requires 3:1 for what must be seen to recognise something; half-translucent lines need more. */
const LEAST = 4.5
/** A grey has no hue to keep, so only contrast separates it from its ground. */
const LEAST_OF_GREY = 12
/** A colour whose channels differ less than this is a grey. */
const GREY = 24
const STEPS = 20

/**
 * A colour that is visible on all of these grounds: the given one, or a lighter one on dark grounds and a darker one on
 * light grounds.
 */
export function standOut(colour: string, grounds: readonly string[]): string {
  const channels = channelsOf(colour)
  const least = Math.max(...channels) - Math.min(...channels) < GREY ? LEAST_OF_GREY : LEAST
  const isSeen = (one: string) => grounds.every((ground) => contrast(one, ground) >= least)
  const isDark = grounds.reduce((sum, ground) => sum + lightness(ground), 0) / grounds.length < 0.6
  for (let step = 0; step <= STEPS; step += 1) {
    const moved = step === 0 ? colour : (isDark ? tint : shade)(colour, step / STEPS)
    if (isSeen(moved)) return moved
  }
  return isDark ? '#ffffff' : '#000000'
}

/** Contrast ratio of WCAG 2, 1 to 21, of two `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = channelsOf(colour).map((byte) => {
    const channel = byte / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}
