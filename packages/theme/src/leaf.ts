/** Every kind of value a leaf can hold. Each has exactly one parser, one printer and one JSON form. */
export const LEAF_TYPES = [
  'color',
  'gradient',
  'texture',
  'shadow',
  'dimension',
  'radius',
  'corner',
  'number',
  'duration',
  'easing',
  'blur',
  'fontFamily',
  'fontWeight',
  'textTransform',
] as const

export type LeafType = (typeof LEAF_TYPES)[number]

/** A contrast duty of a colour: legible on every leaf of `on`, at `min` or better (WCAG 2 contrast ratio). */
export type Duty = {
  readonly on: readonly string[]
  readonly min: number
  /** A duty shared by two leaves: on these leaves it is enough that one of the two reaches `min`. */
  readonly shared?: { readonly with: string; readonly on: readonly string[] }
}

export type Leaf<T extends LeafType = LeafType> = {
  readonly type: T
  /** One sentence: what the leaf is for. */
  readonly meaning: string
  /** The contract version that introduced it. Ids are never re-used. */
  readonly since: string
  /** Differs between light and dark. */
  readonly modeAware: boolean
  /** Differs between scripts (Latin, Arabic, …). */
  readonly scriptAware: boolean
  /** True when no theme may override it. */
  readonly locked: boolean
  readonly duty?: Duty
  /** Deprecated: since which contract version, and the leaf to set instead, if there is one. */
  readonly deprecated?: { readonly since: string; readonly use?: string }
  /**
   * What is assumed below a translucent value when its contrast is measured: a leaf, or `picture` (the worse of black
   * and white).
   */
  readonly over?: string
}

type Options = Partial<Pick<Leaf, 'since' | 'modeAware' | 'scriptAware' | 'locked' | 'duty' | 'deprecated' | 'over'>>

const MODE_AWARE: ReadonlySet<LeafType> = new Set(['color', 'gradient', 'texture', 'shadow'])

/** Declares one leaf of the contract. */
export function leaf<T extends LeafType>(type: T, meaning: string, options: Options = {}): Leaf<T> {
  return {
    type,
    meaning,
    since: '1.0',
    modeAware: MODE_AWARE.has(type),
    scriptAware: false,
    locked: false,
    ...options,
  }
}

/** A colour without contrast duty: a fill, a tint, a decoration. */
export const fill = (meaning: string, options: Options = {}): Leaf<'color'> => leaf('color', meaning, options)

/** A colour for text, with a contrast of 4.5:1 on every leaf of `on`. */
export const ink = (meaning: string, on: readonly string[], options: Options = {}): Leaf<'color'> =>
  leaf('color', meaning, { ...options, duty: { on, min: 4.5 } })

/** A colour for marks (icon, border, focus ring, large text), with a contrast of 3:1 on every leaf of `on`. */
export const mark = (meaning: string, on: readonly string[], options: Options = {}): Leaf<'color'> =>
  leaf('color', meaning, { ...options, duty: { on, min: 3 } })
