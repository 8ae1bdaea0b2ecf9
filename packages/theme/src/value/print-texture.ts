import { formatHex } from '../color/rgb.ts'
import { num } from './num.ts'
import type { Pattern, Texture } from './values.ts'

type Draw = (ink: string, size: number) => string

const CLEAR = '#0000'

/** Rounded to whole pixels, because a pattern between two pixels is blurred. */
const px = (value: number): string => (Math.round(value) === 0 ? '0' : `${Math.round(value)}px`)

/** Concentric rings around a point, each `[radius, width]` in px; hairlines are softened by half a pixel. */
function rings(ink: string, at: string, radii: readonly number[]): string {
  const stops = radii.flatMap((radius) => [
    `${CLEAR} ${num(radius - 1)}px`,
    `${ink} ${num(radius - 0.5)}px ${num(radius + 0.5)}px`,
    `${CLEAR} ${num(radius + 1)}px`,
  ])
  return `radial-gradient(circle at ${at},${stops.join(',')})`
}

const draw: { readonly [P in Exclude<Pattern, 'none'>]: Draw } = {
  grid: (ink, size) =>
    [`linear-gradient(${ink} 1px,${CLEAR} 0)`, `linear-gradient(90deg,${ink} 1px,${CLEAR} 0)`]
      .map((line) => `${line} 0 0/${size}px ${size}px`)
      .join(','),
  dots: (ink, size) => `radial-gradient(circle,${ink} 1px,${CLEAR} 1.5px) 0 0/${size}px ${size}px`,
  scanlines: (ink, size) => `repeating-linear-gradient(${ink} 0 1px,${CLEAR} 0 ${size}px)`,
  pinstripe: (ink, size) => `repeating-linear-gradient(90deg,${ink} 0 1px,${CLEAR} 0 ${size}px)`,
  weave: (ink, size) =>
    [45, 135].map((angle) => `repeating-linear-gradient(${angle}deg,${ink} 0 1px,${CLEAR} 0 ${size}px)`).join(','),
  // Crests of sand: shallow arcs, every second row shifted by half a period.
  dunes: (ink, size) => {
    const height = num(size / 2)
    const arc = `radial-gradient(${num(size * 0.62)}px ${num(size * 0.42)}px at 50% 100%,${CLEAR} 96%,${ink} 97% 99%,${CLEAR})`
    return `${arc} 0 0/${size}px ${height}px,${arc} ${num(size / 2)}px ${num(size / 4)}px/${size}px ${height}px`
  },
  // Ripples on shallow water: flat arcs, upwards and downwards by turns.
  waves: (ink, size) => {
    const height = num(size / 3)
    const line = (at: string) =>
      `radial-gradient(${num(size * 0.36)}px ${num(size * 0.2)}px at ${at},${CLEAR} 94%,${ink} 96% 99%,${CLEAR})`
    return `${line('50% 100%')} 0 0/${size}px ${height}px,${line('50% 0')} ${num(size / 2)}px ${num(size / 7)}px/${size}px ${height}px`
  },
  // Scraps of paper: dots of three sizes with periods that rarely coincide.
  confetti: (ink, size) =>
    [
      [1.5, 1, 0, 0],
      [2.5, 1.62, size * 0.4, size * 0.7],
      [1, 0.74, size * 0.2, size * 0.3],
    ]
      .map(([radius = 1, period = 1, x = 0, y = 0]) => {
        const side = px(size * period)
        return `radial-gradient(circle,${ink} ${radius}px,${CLEAR} ${radius + 0.5}px) ${px(x)} ${px(y)}/${side} ${side}`
      })
      .join(','),
  // Overlapping fans: three rings in each scale.
  fans: (ink, size) => {
    const scale = rings(ink, '50% 100%', [size * 0.49, size * 0.34, size * 0.19])
    return `${scale} 0 0/${size}px ${num(size / 2)}px,${scale} ${num(size / 2)}px ${num(size / 4)}px/${size}px ${num(size / 2)}px`
  },
}

/** Layers for CSS `background`, or `none`. */
export function printTexture({ pattern, color, size }: Texture): string {
  return pattern === 'none' ? 'none' : draw[pattern](formatHex(color), size)
}
