import { hue, lightness, turn } from './colour.ts'

/** The light of a picture: sky from top to horizon, the light itself, far and near masses, and one accent. */
export interface Scheme {
  readonly top: string
  readonly mid: string
  readonly low: string
  readonly light: string
  readonly far: string
  readonly near: string
  readonly accent: string
}

const row = (
  top: string,
  mid: string,
  low: string,
  light: string,
  far: string,
  near: string,
  accent: string,
): Scheme => ({
  top,
  mid,
  low,
  light,
  far,
  near,
  accent,
})

export const schemes = {
  ember: row('#2a0510', '#a3121f', '#ff7a1c', '#ffe08a', '#6d0f1c', '#2b060c', '#ffc02e'),
  royal: row('#12062e', '#4a1aa8', '#b44cf0', '#ffd9ff', '#35107e', '#170536', '#ffcf4d'),
  lagoon: row('#032a52', '#0a7fc0', '#35e0e0', '#d8fffb', '#075a94', '#02223f', '#ffd75e'),
  jade: row('#02261f', '#0b7a52', '#6fdc6a', '#f4ffb8', '#085a42', '#021c17', '#ffd34a'),
  sunset: row('#3b0d4f', '#d1345b', '#ffb03b', '#fff0b0', '#7e1f5a', '#2c0a36', '#ffe066'),
  night: row('#050a24', '#14307a', '#3f74d6', '#cfe6ff', '#0d1f57', '#040a1f', '#ffd76a'),
  rose: row('#3f0530', '#c81e78', '#ff8fb0', '#ffe9f2', '#8a1258', '#2d0424', '#ffe07a'),
  gold: row('#2b1503', '#9a5a0b', '#f6b93b', '#fff3b8', '#6b3c08', '#231003', '#fff0a0'),
  arctic: row('#0a2350', '#3f8fd8', '#bff0ff', '#ffffff', '#2e6fb4', '#0c2a55', '#7df9ff'),
  toxic: row('#06210a', '#2c8f1e', '#c8f52a', '#faffc0', '#185c14', '#061a08', '#b0ff3c'),
  neon: row('#090320', '#3a0b7e', '#ff2fb0', '#6ff6ff', '#1c0a54', '#08031c', '#36f1ff'),
  dusk: row('#141036', '#5b3fa0', '#f29ac0', '#ffe6d0', '#3a2a78', '#120d30', '#ffd08a'),
  noon: row('#2f7fc4', '#8fc9e8', '#fbe3a6', '#fffbe6', '#d99a4a', '#6e3a16', '#ffe07a'),
  amber: row('#7a2608', '#e8742a', '#ffd27a', '#fff4cc', '#b04a18', '#47160a', '#ffe07a'),
  meadow: row('#1d7fe0', '#6cc7ff', '#e8fbff', '#fffbe0', '#49b06a', '#1d6b35', '#ffd93b'),
  sweet: row('#8d3df0', '#ff7bd0', '#ffe1a8', '#ffffff', '#ff9adf', '#a02bb5', '#7df4ff'),
  steel: row('#0d141d', '#33475f', '#8fa9c2', '#eaf6ff', '#223247', '#0a1018', '#ff8a2b'),
  crimson: row('#1b0208', '#7d0a1e', '#d42a3c', '#ffd0a0', '#52081a', '#170207', '#ffc64a'),
  teal: row('#021f26', '#06707a', '#2fd6b6', '#e4fff0', '#05505c', '#01171c', '#ff9f43'),
  grape: row('#1a0736', '#6a1f9c', '#f0a63c', '#ffeeb0', '#47157a', '#14052a', '#ffd34a'),
  abyss: row('#010b1f', '#06305e', '#12859c', '#b8fff2', '#04234a', '#010814', '#58ffd0'),
  mint: row('#0b5a6b', '#3cc9b0', '#d9ffd6', '#ffffff', '#2a9d8f', '#0d4650', '#ffe45c'),
  storm: row('#0a0d24', '#3a3f86', '#8f86e0', '#f0e8ff', '#23285e', '#080a1c', '#7fd4ff'),
  copper: row('#1c0e0a', '#7a3b22', '#e58a4b', '#ffe6c4', '#54281a', '#170a07', '#5fe0d0'),
} as const satisfies Record<string, Scheme>

export type SchemeName = keyof typeof schemes

/** The scheme turned a little around the wheel, so that two games of one scheme still differ; `strength` multiplies chroma. */
export function turned(scheme: Scheme, degrees: number, strength = 1): Scheme {
  const t = (c: string) => turn(c, degrees, strength)
  return {
    top: t(scheme.top),
    mid: t(scheme.mid),
    low: t(scheme.low),
    light: scheme.light,
    far: t(scheme.far),
    near: t(scheme.near),
    accent: scheme.accent,
  }
}

/**
 * The scheme leaning towards a vendor's colour: turned around the wheel by a share of the way when they are near
 * (mixing two far hues would only make mud).
 */
export function leaning(scheme: Scheme, colour: string, share: number): Scheme {
  const way = ((hue(colour) - hue(scheme.mid) + 540) % 360) - 180
  return Math.abs(way) > 75 ? scheme : turned(scheme, way * share)
}

/** How far two colours are apart around the wheel, 0–180; a grey counts as near to every colour. */
export function hueDistance(a: string, b: string): number {
  const apart = Math.abs(hue(a) - hue(b)) % 360
  return lightness(a) < 0.12 || lightness(b) < 0.12 ? 40 : Math.min(apart, 360 - apart)
}
