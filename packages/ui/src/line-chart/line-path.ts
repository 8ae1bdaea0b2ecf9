type Point = { readonly x: number; readonly y: number }

/** Straight lines from point to point, interrupted where a value is unknown. */
export function linePath(points: readonly (Point | null)[]): string {
  let path = ''
  let isOn = false
  for (const point of points) {
    if (point) path += `${isOn ? 'L' : 'M'}${round(point.x)} ${round(point.y)}`
    isOn = point !== null
  }
  return path
}

/** A point without neighbours, which no line would show. */
export const standsAlone = (values: readonly (number | null)[], index: number): boolean =>
  values[index] != null && values[index - 1] == null && values[index + 1] == null

const round = (value: number) => Math.round(value * 100) / 100
