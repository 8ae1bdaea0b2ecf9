/**
 * A colour as it will be shown: sRGB, 8 bits a channel, alpha too. Contrast is measured on this rounded colour and not
 * on the exact one.
 */
export type Rgb = { readonly r: number; readonly g: number; readonly b: number; readonly a: number }

export const BLACK: Rgb = { r: 0, g: 0, b: 0, a: 255 }
export const WHITE: Rgb = { r: 255, g: 255, b: 255, a: 255 }

/**
 * Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
 * @returns nothing for any other text
 */
export function parseHex(text: string): Rgb | undefined {
  if (!/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text)) return undefined
  const digits = text.slice(1)
  const long = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits
  const channel = (at: number) => Number.parseInt(long.slice(at, at + 2), 16)
  return { r: channel(0), g: channel(2), b: channel(4), a: long.length === 8 ? channel(6) : 255 }
}

const CHANNEL = Array.from({ length: 256 }, (_, value) => value.toString(16).padStart(2, '0'))
/** Channels of two equal hex digits (multiples of 0x11), which the short form can write with one. */
const isDouble = (channel: number) => channel % 17 === 0
const DIGIT = Array.from({ length: 256 }, (_, value) => Math.floor(value / 17).toString(16))

/** The shortest hex form: `#fff`, `#7c3aed`, `#0008`. */
export function formatHex({ r, g, b, a }: Rgb): string {
  const write = isDouble(r) && isDouble(g) && isDouble(b) && isDouble(a) ? DIGIT : CHANNEL
  return `#${write[r]}${write[g]}${write[b]}${a === 255 ? '' : write[a]}`
}

/** The same colour with another alpha, 0 to 1. */
export function withAlpha(color: Rgb, alpha: number): Rgb {
  return { ...color, a: Math.round(alpha * 255) }
}

/** `top` lying on an opaque `bottom`, as browsers blend: in sRGB, per channel. */
export function composite(top: Rgb, bottom: Rgb): Rgb {
  if (top.a === 255) return top
  const alpha = top.a / 255
  const mix = (over: number, under: number) => Math.round(over * alpha + under * (1 - alpha))
  return { r: mix(top.r, bottom.r), g: mix(top.g, bottom.g), b: mix(top.b, bottom.b), a: 255 }
}

/** A point between two colours, premultiplied, as `linear-gradient` draws it. */
export function between(from: Rgb, to: Rgb, at: number): Rgb {
  const a = from.a + (to.a - from.a) * at
  const mix = (x: number, y: number) => (a === 0 ? x : Math.round((x * from.a * (1 - at) + y * to.a * at) / a))
  return { r: mix(from.r, to.r), g: mix(from.g, to.g), b: mix(from.b, to.b), a: Math.round(a) }
}

const LINEAR = Float64Array.from({ length: 256 }, (_value, index) => {
  const channel = index / 255
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
})

/** A channel of 0 to 255 in linear light, 0 to 1. */
export function toLinear(channel: number): number {
  return LINEAR[channel] as number
}

/** Relative luminance of WCAG 2, 0 to 1. Alpha is not considered: composite first. */
export function luminance({ r, g, b }: Rgb): number {
  return 0.2126 * (LINEAR[r] as number) + 0.7152 * (LINEAR[g] as number) + 0.0722 * (LINEAR[b] as number)
}

/** Contrast ratio of WCAG 2, 1 to 21. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
