/** Drawn scenes in one hue, for stories only: real pictures come from the artwork generator. */
const shapes = [
  '<path d="M120 70l52 90-52 90-52-90z"/>',
  '<circle cx="120" cy="160" r="66"/>',
  '<path d="M120 88l22 46 50 7-36 35 8 50-44-24-44 24 8-50-36-35 50-7z"/>',
  '<path d="M70 110h100v20l-44 90H92l40-80H70z"/>',
] as const

/**
 * A picture of 3:4 (or of `width` × `height`) as a data address that ends with a fragment, so that the width which a
 * tile appends is ignored.
 */
export function samplePicture(seed: number, width = 240, height = 320): string {
  const hue = (seed * 67) % 360
  const shape = shapes[seed % shapes.length]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="hsl(${hue} 75% 58%)"/><stop offset="1" stop-color="hsl(${(hue + 60) % 360} 80% 22%)"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><g fill="hsl(${(hue + 180) % 360} 90% 72%)" transform="translate(${width / 2 - 120} ${height / 2 - 160})">${shape}</g></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg).replaceAll("'", '%27').replaceAll('(', '%28').replaceAll(')', '%29')}#`
}
