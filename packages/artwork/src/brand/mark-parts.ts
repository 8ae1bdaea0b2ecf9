/** A merchant's mark taken apart, so that an icon can stand on its own ground. */
export interface MarkParts {
  readonly viewBox: readonly [x: number, y: number, width: number, height: number]
  /** Attributes of the root that its shapes inherit. */
  readonly inherited: string
  /** Everything but the ground. */
  readonly symbol: string
  /** The element with `id="ground"`: the plate the symbol stands on; null for a mark without one. */
  readonly ground: string | null
  /** The fill of the ground. */
  readonly groundFill: string | null
}

const ROOT = /<svg\b([^>]*)>([\s\S]*)<\/svg>/
const GROUND = /<(path|rect|circle|ellipse|polygon)\b[^>]*\bid="ground"[^>]*\/>/

/** Reads a square mark. @returns nothing for a text that is no SVG */
export function markParts(svg: string): MarkParts | null {
  const [, attributes = '', inner = ''] = ROOT.exec(svg) ?? []
  if (inner === '') return null
  const numbers = (attribute(attributes, 'viewBox') ?? '0 0 64 64').split(/[\s,]+/).map(Number)
  const [x = 0, y = 0, width = 64, height = 64] = numbers
  if (![x, y, width, height].every(Number.isFinite) || width <= 0 || height <= 0) return null
  const ground = GROUND.exec(inner)?.[0] ?? null
  const inheritedAttributes = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'].flatMap(
    (name) => {
      const value = attribute(attributes, name)
      return value === undefined ? [] : [`${name}="${value}"`]
    },
  )
  return {
    viewBox: [x, y, width, height],
    inherited: inheritedAttributes.join(' '),
    symbol: ground === null ? inner : inner.replace(ground, ''),
    ground,
    groundFill: ground === null ? null : (attribute(ground, 'fill') ?? '#000'),
  }
}

function attribute(text: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(text)?.[1]
}
