import { mix, shade, tint } from './colour.ts'
import { circle, ellipse, num } from './shapes.ts'

export type Stop = readonly [offset: number, colour: string, opacity?: number]

export interface Solid {
  /** Width of the inner light and shade, 0 for none. */
  bevel?: number
  /** Width of the outline, 0 for none. */
  outline?: number
  /** Direction of the light in degrees: 90 falls straight down. */
  angle?: number
  /** The difference between light and shade; 1 is usual. */
  depth?: number
}

/** Draws lit shapes and collects the gradients and clips they need; `document` makes the finished picture. */
export class Pen {
  #definitions = ''
  #count = 0
  readonly #known = new Map<string, string>()
  readonly #prefix: string

  /** `prefix` keeps the ids of several drawings in one page apart. */
  constructor(prefix = 'a') {
    this.#prefix = prefix
  }

  /** A definition, made once for equal texts; returns its id. `make` is called once, and may itself add definitions. */
  define(make: (id: string) => string): string {
    const text = make('@')
    const known = this.#known.get(text)
    if (known) return known
    const id = this.#prefix + (this.#count++).toString(36)
    this.#known.set(text, id)
    this.#definitions += text.replace('@', id)
    return id
  }

  linear(stops: readonly Stop[], angle = 90): string {
    const radians = (angle * Math.PI) / 180
    const [x, y] = [Math.cos(radians) / 2, Math.sin(radians) / 2]
    const at = (v: number) => String(Math.round((0.5 + v) * 100) / 100)
    return `url(#${this.define(
      (id) =>
        `<linearGradient id="${id}" x1="${at(-x)}" y1="${at(-y)}" x2="${at(x)}" y2="${at(y)}">${stopped(stops)}</linearGradient>`,
    )})`
  }

  /** A radial gradient over the shape's own box; centre and radius as shares of it. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return `url(#${this.define(
      (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopped(stops)}</radialGradient>`,
    )})`
  }

  clip(d: string): string {
    return `clip-path="url(#${this.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})"`
  }

  /** A soft blur as an attribute; costly, so use it on few and small things. */
  blur(deviation: number): string {
    return `filter="url(#${this.define(
      (id) =>
        `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${num(deviation)}"/></filter>`,
    )})"`
  }

  /** A flat fill, any paint. */
  flat(d: string, paint: string, opacity = 1): string {
    return `<path d="${d}" fill="${paint}"${opacity < 1 ? ` fill-opacity="${Math.round(opacity * 100) / 100}"` : ''}/>`
  }

  /** A stroke with round ends. */
  line(d: string, colour: string, width: number, opacity = 1): string {
    return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${opacity < 1 ? ` stroke-opacity="${Math.round(opacity * 100) / 100}"` : ''}/>`
  }

  /** The lit body: gradient from light to shade, a bright and a dark inner edge, an outline of its own hue. */
  solid(d: string, colour: string, o: Solid = {}): string {
    const depth = o.depth ?? 1
    const paint = this.linear(
      [
        [0, tint(colour, 0.38 * depth)],
        [0.45, colour],
        [1, shade(colour, 0.48 * depth)],
      ],
      o.angle ?? 75,
    )
    return this.#body(d, paint, colour, o)
  }

  /** Polished metal: bands of light and dark. */
  metal(d: string, colour = '#f0b429', o: Solid = {}): string {
    const paint = this.linear(
      [
        [0, tint(colour, 0.75)],
        [0.22, tint(colour, 0.15)],
        [0.48, shade(colour, 0.32)],
        [0.56, tint(colour, 0.55)],
        [0.78, colour],
        [1, shade(colour, 0.55)],
      ],
      o.angle ?? 75,
    )
    return this.#body(d, paint, colour, o)
  }

  #body(d: string, paint: string, colour: string, o: Solid): string {
    const bevel = o.bevel ?? 4
    const outline = o.outline ?? 3
    const id = this.define((name) => `<path id="${name}" d="${d}"/>`)
    const edge = shade(colour, 0.72)
    const use = `<use href="#${id}"`
    let all = `${use} fill="${paint}"/>`
    if (bevel > 0) {
      const clip = this.define((name) => `<clipPath id="${name}">${use}/></clipPath>`)
      const shift = bevel * 0.5
      all += `<g clip-path="url(#${clip})" fill="none" stroke-width="${num(bevel * 1.6)}">${use} stroke="${shade(colour, 0.6)}" stroke-opacity=".5" transform="translate(${num(-shift)} ${num(-shift * 1.4)})"/>${use} stroke="${tint(colour, 0.85)}" stroke-opacity=".75" transform="translate(${num(shift)} ${num(shift * 1.4)})"/></g>`
    }
    if (outline > 0) {
      all += `${use} fill="none" stroke="${edge}" stroke-width="${num(outline)}"/>`
    }
    const lit = all
    return `<use href="#${this.define((name) => `<g id="${name}">${lit}</g>`)}"/>`
  }

  /** A lit ball with a highlight and light thrown back from below. */
  ball(cx: number, cy: number, r: number, colour: string, outline = 3): string {
    return this.oval(cx, cy, r, r, colour, outline)
  }

  oval(cx: number, cy: number, rx: number, ry: number, colour: string, outline = 3): string {
    const paint = this.radial(
      [
        [0, tint(colour, 0.7)],
        [0.28, tint(colour, 0.2)],
        [0.6, colour],
        [0.9, shade(colour, 0.5)],
        [1, shade(colour, 0.3)],
      ],
      0.36,
      0.28,
      0.78,
    )
    const edge = outline > 0 ? ` stroke="${shade(colour, 0.72)}" stroke-width="${num(outline)}"` : ''
    return `<path d="${ellipse(cx, cy, rx, ry)}" fill="${paint}"${edge}/>${this.gloss(cx - rx * 0.3, cy - ry * 0.48, rx * 0.42, ry * 0.26, -28)}`
  }

  /** A soft white highlight. */
  gloss(cx: number, cy: number, rx: number, ry: number, degrees = 0, opacity = 0.85): string {
    const paint = this.radial([
      [0, '#ffffff', opacity],
      [0.55, '#ffffff', opacity * 0.55],
      [1, '#ffffff', 0],
    ])
    return `<ellipse rx="${num(rx)}" ry="${num(ry)}" transform="translate(${num(cx)} ${num(cy)}) rotate(${num(degrees)})" fill="${paint}"/>`
  }

  /** A round glow that fades to nothing. */
  glow(cx: number, cy: number, r: number, colour: string, opacity = 0.8): string {
    const paint = this.radial([
      [0, colour, opacity],
      [0.4, colour, opacity * 0.45],
      [1, colour, 0],
    ])
    return `<path d="${circle(cx, cy, r)}" fill="${paint}"/>`
  }

  /** An eye: white, iris, pupil, two lights. `look` moves the iris sideways. */
  eye(cx: number, cy: number, r: number, iris: string, look = 0): string {
    return (
      `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="#fffdf4" stroke="#1c1024" stroke-width="${num(r * 0.22)}"/>` +
      `<circle cx="${num(cx + look)}" cy="${num(cy)}" r="${num(r * 0.66)}" fill="${this.radial([
        [0, tint(iris, 0.4)],
        [1, mix(iris, '#000000', 0.35)],
      ])}"/><circle cx="${num(cx + look)}" cy="${num(cy)}" r="${num(r * 0.36)}" fill="#120a18"/>` +
      `<circle cx="${num(cx + look - r * 0.25)}" cy="${num(cy - r * 0.3)}" r="${num(r * 0.22)}" fill="#fff"/>`
    )
  }

  /** The finished picture. */
  document(width: number, height: number, body: string, title?: string): string {
    const label = title ? `<title>${escaped(title)}</title>` : ''
    const definitions = this.#definitions ? `<defs>${this.#definitions}</defs>` : ''
    const size = `viewBox="0 0 ${num(width)} ${num(height)}" width="${num(width)}" height="${num(height)}"`
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size} stroke-linecap="round" stroke-linejoin="round">${label}${definitions}${body}</svg>`.replace(
      /([ "(,a-zA-Z-])0\.(?=\d)/g,
      '$1.',
    )
  }
}

function stopped(stops: readonly Stop[]): string {
  return stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${Math.round(at * 100) / 100}" stop-color="${colour}"${opacity === undefined || opacity >= 1 ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`}/>`,
    )
    .join('')
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
}
