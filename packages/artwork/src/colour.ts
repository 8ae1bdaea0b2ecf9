/** Colour arithmetic in OKLCH, on `#rrggbb` strings. Light is warm and shade is cool, as on a lit object. */

type Lch = [lightness: number, chroma: number, hue: number]

/** A step towards white, `amount` 0–1, leaning to a warm yellow. */
export function tint(colour: string, amount: number): string {
  const [l, c, h] = lch(colour)
  return hex([l + (0.985 - l) * amount, c * (1 - amount * 0.55), towards(h, 95, amount * 0.22)])
}

/** A step towards black, `amount` 0–1, leaning to a cool violet and keeping its strength. */
export function shade(colour: string, amount: number): string {
  const [l, c, h] = lch(colour)
  return hex([l * (1 - amount * 0.86), c * (1 - amount * 0.35), towards(h, 295, amount * 0.16)])
}

/** The colour turned around the wheel by degrees, as light as before; `strength` multiplies its chroma, short of garish. */
export function turn(colour: string, degrees: number, strength = 1): string {
  const [l, c, h] = lch(colour)
  return hex([l, Math.max(c, Math.min(c * strength, 0.18)), h + degrees])
}

/** The colour in another one's hue, with its own lightness and at most the other's strength; a grey makes it grey. */
export function dyed(colour: string, dye: string): string {
  const [l, c] = lch(colour)
  const [, strength, h] = lch(dye)
  return hex([l, Math.min(c, strength), h])
}

/** Lightness 0–1 as perceived. */
export function lightness(colour: string): number {
  return lch(colour)[0]
}

/** Hue in degrees 0–360. */
export function hue(colour: string): number {
  return (lch(colour)[2] + 360) % 360
}

/** Two colours mixed; `t` is the share of the second. */
export function mix(a: string, b: string, t: number): string {
  const p = oklab(a)
  const q = oklab(b)
  return fromOklab(p.map((v, i) => v + ((q[i] as number) - v) * t) as [number, number, number])
}

const towards = (from: number, to: number, t: number) => from + (((((to - from) % 360) + 540) % 360) - 180) * t

function lch(colour: string): Lch {
  const [l, a, b] = oklab(colour)
  return [l, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI]
}

function hex([l, c, h]: Lch): string {
  const angle = (h * Math.PI) / 180
  return fromOklab([Math.min(1, Math.max(0, l)), c * Math.cos(angle), c * Math.sin(angle)])
}

function oklab(short: string): [number, number, number] {
  const colour = short.length === 4 ? short.replace(/[^#]/g, '$&$&') : short
  const [r, g, b] = [1, 3, 5].map((at) => {
    const v = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([lightness, a, b]: [number, number, number]): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${linear
    .map((v) => {
      const clamped = Math.min(1, Math.max(0, v))
      const gamma = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055
      return Math.round(gamma * 255)
        .toString(16)
        .padStart(2, '0')
    })
    .join('')}`
}
