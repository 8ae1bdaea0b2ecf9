import { toLinear } from './rgb.ts'

/** Red, green and blue in linear light, 0 to 1 within what a screen can show. */
export type LinearRgb = readonly [r: number, g: number, b: number]
/** Lightness 0 to 1, and two opponent axes about -0.4 to 0.4. */
export type Oklab = readonly [l: number, a: number, b: number]

type Matrix = readonly [LinearRgb, LinearRgb, LinearRgb]

// The four matrices are those of CSS Color 4, section "Color space conversions" (Björn Ottosson's Oklab for sRGB).
const LINEAR_TO_LMS: Matrix = [
  [0.412221469470763, 0.5363325372617348, 0.0514459932675022],
  [0.2119034958178252, 0.6806995506452344, 0.1073969535369406],
  [0.0883024591900564, 0.2817188391361215, 0.6299787016738222],
]
const LMS_TO_OKLAB: Matrix = [
  [0.210454268309314, 0.7936177747023054, -0.0040720430116193],
  [1.9779985324311684, -2.4285922420485799, 0.450593709617411],
  [0.0259040424655478, 0.7827717124575296, -0.8086757549230774],
]
const OKLAB_TO_LMS: Matrix = [
  [1, 0.3963377773761749, 0.2158037573099136],
  [1, -0.1055613458156586, -0.0638541728258133],
  [1, -0.0894841775298119, -1.2914855480194092],
]
const LMS_TO_LINEAR: Matrix = [
  [4.0767416360759574, -3.3077115392580616, 0.2309699031821044],
  [-1.2684379732850317, 2.6097573492876887, -0.3413193760026573],
  [-0.0041960761386756, -0.7034186179359362, 1.7076146940746117],
]

/** @param rgb channels 0 to 255 */
export function toOklab({ r, g, b }: { readonly r: number; readonly g: number; readonly b: number }): Oklab {
  const [l, m, s] = times(LINEAR_TO_LMS, toLinear(r), toLinear(g), toLinear(b))
  const lab = times(LMS_TO_OKLAB, Math.cbrt(l), Math.cbrt(m), Math.cbrt(s))
  // The rounding of the matrices would give a grey some colour.
  return r === g && g === b ? [lab[0], 0, 0] : lab
}

/** A channel below 0 or above 1 says that no screen of sRGB shows the colour. */
export function toLinearRgb(l: number, a: number, b: number): LinearRgb {
  const [long, medium, short] = times(OKLAB_TO_LMS, l, a, b)
  return times(LMS_TO_LINEAR, long ** 3, medium ** 3, short ** 3)
}

/** @returns 0 to 1 for linear light of 0 to 1 */
export function toGamma(linear: number): number {
  const size = Math.abs(linear)
  return size > 0.0031308 ? Math.sign(linear) * (1.055 * size ** (1 / 2.4) - 0.055) : linear * 12.92
}

function times([x, y, z]: Matrix, a: number, b: number, c: number): LinearRgb {
  return [x[0] * a + x[1] * b + x[2] * c, y[0] * a + y[1] * b + y[2] * c, z[0] * a + z[1] * b + z[2] * c]
}
