/** Path data for the shapes that motifs and scenes share. Coordinates in user units, y downwards. */

/** A number for SVG: one decimal at most, no needless characters. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

/** A closed polygon from a flat list x0, y0, x1, y1, … */
export function poly(...points: number[]): string {
  let d = ''
  for (let i = 0; i < points.length; i += 2) {
    d += `${i === 0 ? 'M' : 'L'}${num(points[i] as number)} ${num(points[i + 1] as number)}`
  }
  return `${d}Z`
}

export function circle(cx: number, cy: number, r: number): string {
  return ellipse(cx, cy, r, r)
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${num(cx - rx)} ${num(cy)}a${num(rx)} ${num(ry)} 0 1 1 ${num(rx * 2)} 0a${num(rx)} ${num(ry)} 0 1 1 ${num(-rx * 2)} 0Z`
}

/** A rectangle with rounded corners. */
export function box(x: number, y: number, width: number, height: number, r = 0): string {
  const c = Math.min(r, width / 2, height / 2)
  if (c <= 0) return `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}Z`
  const [w, h, q] = [num(width - 2 * c), num(height - 2 * c), num(c)]
  return `M${num(x + c)} ${num(y)}h${w}a${q} ${q} 0 0 1 ${q} ${q}v${h}a${q} ${q} 0 0 1 -${q} ${q}h-${w}a${q} ${q} 0 0 1 -${q} -${q}v-${h}a${q} ${q} 0 0 1 ${q} -${q}Z`
}

/** A ring: an outer circle and a hole (fill-rule is non-zero: the hole runs the other way). */
export function ring(cx: number, cy: number, outer: number, inner: number): string {
  const i = num(inner)
  const across = num(inner * 2)
  return `${circle(cx, cy, outer)}M${num(cx - inner)} ${num(cy)}a${i} ${i} 0 1 0 ${across} 0a${i} ${i} 0 1 0 -${across} 0Z`
}

/** A star with a given number of points; first point up, `turn` in degrees. */
export function star(cx: number, cy: number, points: number, outer: number, inner: number, turn = 0): string {
  const flat: number[] = []
  for (let i = 0; i < points * 2; i++) {
    const radius = i % 2 === 0 ? outer : inner
    const angle = ((i * 180) / points - 90 + turn) * (Math.PI / 180)
    flat.push(cx + radius * Math.cos(angle), cy + radius * Math.sin(angle))
  }
  return poly(...flat)
}

/** A regular polygon; first corner up. */
export function regular(cx: number, cy: number, corners: number, r: number, turn = 0): string {
  const flat: number[] = []
  for (let i = 0; i < corners; i++) {
    const angle = ((i * 360) / corners - 90 + turn) * (Math.PI / 180)
    flat.push(cx + r * Math.cos(angle), cy + r * Math.sin(angle))
  }
  return poly(...flat)
}

/** A leaf or flame from its base to its tip, `belly` its half width as a share of its length. */
export function leaf(x0: number, y0: number, x1: number, y1: number, belly = 0.28): string {
  const [dx, dy] = [x1 - x0, y1 - y0]
  const [nx, ny] = [-dy * belly * 1.3, dx * belly * 1.3]
  const [mx, my] = [x0 + dx * 0.45, y0 + dy * 0.45]
  return `M${num(x0)} ${num(y0)}Q${num(mx + nx)} ${num(my + ny)} ${num(x1)} ${num(y1)}Q${num(mx - nx)} ${num(my - ny)} ${num(x0)} ${num(y0)}Z`
}

/** A sparkle with four long thin rays. */
export function sparkle(cx: number, cy: number, r: number): string {
  const [x, y, k] = [num(cx), num(cy), r * 0.12]
  return `M${x} ${num(cy - r)}Q${num(cx + k)} ${num(cy - k)} ${num(cx + r)} ${y}Q${num(cx + k)} ${num(cy + k)} ${x} ${num(cy + r)}Q${num(cx - k)} ${num(cy + k)} ${num(cx - r)} ${y}Q${num(cx - k)} ${num(cy - k)} ${x} ${num(cy - r)}Z`
}

/** Points around a circle, first one up. */
export function around(
  count: number,
  r: number,
  make: (x: number, y: number, degrees: number, index: number) => string,
): string {
  let all = ''
  for (let i = 0; i < count; i++) {
    const degrees = (i * 360) / count
    const angle = (degrees - 90) * (Math.PI / 180)
    all += make(r * Math.cos(angle), r * Math.sin(angle), degrees, i)
  }
  return all
}

/** A group moved, scaled and turned (degrees). */
export function place(body: string, x: number, y: number, scale = 1, degrees = 0, flip = false): string {
  const turn = degrees ? ` rotate(${num(degrees)})` : ''
  const s = Math.round(scale * 1000) / 1000
  const size = flip ? ` scale(${-s} ${s})` : s === 1 ? '' : ` scale(${s})`
  return `<g transform="translate(${num(x)} ${num(y)})${turn}${size}">${body}</g>`
}

/** A drawing and its mirror image about x = 0. */
export function mirrored(body: string): string {
  return `${body}<g transform="scale(-1 1)">${body}</g>`
}

/** A closed shape symmetric about x = 0: its right half from (0, top) in cubic segments down to x = 0. */
export function symmetric(
  top: number,
  ...segments: readonly (readonly [number, number, number, number, number, number])[]
): string {
  let d = `M0 ${num(top)}`
  for (const s of segments) d += `C${num(s[0])} ${num(s[1])} ${num(s[2])} ${num(s[3])} ${num(s[4])} ${num(s[5])}`
  for (let i = segments.length - 1; i >= 0; i--) {
    const s = segments[i] as (typeof segments)[number]
    const before = segments[i - 1]
    const [x, y] = before ? [before[4], before[5]] : [0, top]
    d += `C${num(-s[2])} ${num(s[3])} ${num(-s[0])} ${num(s[1])} ${num(-x)} ${num(y)}`
  }
  return `${d}Z`
}

/** A heart with its notch at (cx, cy - r / 2). */
export function heart(cx: number, cy: number, r: number): string {
  const k = (v: number) => num(v * r)
  return `M${num(cx)} ${num(cy + r)}C${num(cx - r * 0.5)} ${num(cy + r * 0.6)} ${num(cx - r * 1.15)} ${num(cy + r * 0.2)} ${num(cx - r * 1.05)} ${num(cy - r * 0.4)}c${k(0.1)} ${k(-0.62)} ${k(0.85)} ${k(-0.72)} ${k(1.05)} ${k(-0.1)}c${k(0.2)} ${k(-0.62)} ${k(0.95)} ${k(-0.52)} ${k(1.05)} ${k(0.1)}C${num(cx + r * 1.15)} ${num(cy + r * 0.2)} ${num(cx + r * 0.5)} ${num(cy + r * 0.6)} ${num(cx)} ${num(cy + r)}Z`
}

/** A spade standing on its foot. */
export function spade(cx: number, cy: number, r: number): string {
  const k = (v: number) => num(v * r)
  return `M${num(cx)} ${num(cy - r)}c${k(0.5)} ${k(0.5)} ${k(1)} ${k(0.75)} ${k(0.95)} ${k(1.2)}c${k(-0.05)} ${k(0.45)} ${k(-0.6)} ${k(0.5)} ${k(-0.83)} ${k(0.15)}q0 ${k(0.45)} ${k(0.3)} ${k(0.6)}h${k(-0.84)}q${k(0.3)} ${k(-0.15)} ${k(0.3)} ${k(-0.6)}c${k(-0.23)} ${k(0.35)} ${k(-0.78)} ${k(0.3)} ${k(-0.83)} ${k(-0.15)}c${k(-0.05)} ${k(-0.45)} ${k(0.45)} ${k(-0.7)} ${k(0.95)} ${k(-1.2)}Z`
}
