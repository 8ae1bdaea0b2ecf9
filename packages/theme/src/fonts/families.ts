/** The subsets of a family that are offered; each is one file per weight. */
export const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'arabic'] as const
export type Subset = (typeof SUBSETS)[number]

/** Which of the reader's own fonts is shown until the family has loaded. */
export const FALLBACKS = {
  sans: ['Arial', 'Liberation Sans', 'Helvetica Neue', 'Helvetica'],
  serif: ['Times New Roman', 'Liberation Serif', 'Times'],
  arabic: ['Noto Sans Arabic', 'Geeza Pro', 'DejaVu Sans'],
} as const satisfies Record<string, readonly string[]>
export type Fallback = keyof typeof FALLBACKS

export type Family = {
  /** Name used in CSS. */
  readonly name: string
  readonly package: `@fontsource-variable/${string}` | `@fontsource/${string}`
  /** Either one file with a weight axis, or one file a weight. */
  readonly weights: { readonly from: number; readonly to: number } | readonly number[]
  /** The script it is chosen for; its first subset is what a page needs at once. */
  readonly subsets: readonly [Subset, ...Subset[]]
  readonly fallback: Fallback
  /** OpenType features that are not the font's own default, as `font-feature-settings` has them. */
  readonly features?: string
  /** `size-adjust` in percent: enlarges letters that look small beside others of the same size. */
  readonly size?: number
}

/** Its ligatures join letters into one shape, as in "lotto" and "office", which small titles cannot carry. */
const NO_LIGATURES = '"liga" 0'
/** Its own figures are old-style: 0,8 % looks like o,8 %. */
const LINING_FIGURES = '"lnum" 1'

/**
 * Every font family a theme can use. All are under the SIL Open Font License 1.1 and self-hosted from the exact version
 * of their package.
 */
export const families = {
  sora: {
    name: 'Sora',
    package: '@fontsource-variable/sora',
    weights: { from: 100, to: 800 },
    subsets: ['latin', 'latin-ext'],
    fallback: 'sans',
  },
  outfit: {
    name: 'Outfit',
    package: '@fontsource-variable/outfit',
    weights: { from: 100, to: 900 },
    subsets: ['latin', 'latin-ext'],
    fallback: 'sans',
    features: NO_LIGATURES,
  },
  marcellus: {
    name: 'Marcellus',
    package: '@fontsource/marcellus',
    weights: [400],
    subsets: ['latin', 'latin-ext'],
    fallback: 'serif',
  },
  mulish: {
    name: 'Mulish',
    package: '@fontsource-variable/mulish',
    weights: { from: 200, to: 1000 },
    subsets: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'],
    fallback: 'sans',
  },
  'bodoni-moda': {
    name: 'Bodoni Moda',
    package: '@fontsource-variable/bodoni-moda',
    weights: { from: 400, to: 900 },
    subsets: ['latin', 'latin-ext'],
    fallback: 'serif',
  },
  jost: {
    name: 'Jost',
    package: '@fontsource-variable/jost',
    weights: { from: 100, to: 900 },
    subsets: ['latin', 'latin-ext', 'cyrillic'],
    fallback: 'sans',
  },
  'public-sans': {
    name: 'Public Sans',
    package: '@fontsource-variable/public-sans',
    weights: { from: 100, to: 900 },
    subsets: ['latin', 'latin-ext', 'vietnamese'],
    fallback: 'sans',
  },
  fredoka: {
    name: 'Fredoka',
    package: '@fontsource-variable/fredoka',
    weights: { from: 300, to: 700 },
    subsets: ['latin', 'latin-ext'],
    fallback: 'sans',
    features: NO_LIGATURES,
  },
  nunito: {
    name: 'Nunito',
    package: '@fontsource-variable/nunito',
    weights: { from: 200, to: 1000 },
    subsets: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'],
    fallback: 'sans',
  },
  archivo: {
    name: 'Archivo',
    package: '@fontsource-variable/archivo',
    weights: { from: 100, to: 900 },
    subsets: ['latin', 'latin-ext', 'vietnamese'],
    fallback: 'sans',
  },
  'lilita-one': {
    name: 'Lilita One',
    package: '@fontsource/lilita-one',
    weights: [400],
    subsets: ['latin', 'latin-ext'],
    fallback: 'sans',
  },
  rubik: {
    name: 'Rubik',
    package: '@fontsource-variable/rubik',
    weights: { from: 300, to: 900 },
    subsets: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'],
    fallback: 'sans',
  },
  'playfair-display': {
    name: 'Playfair Display',
    package: '@fontsource-variable/playfair-display',
    weights: { from: 400, to: 900 },
    subsets: ['latin', 'latin-ext', 'vietnamese', 'cyrillic'],
    fallback: 'serif',
    features: LINING_FIGURES,
  },
  manrope: {
    name: 'Manrope',
    package: '@fontsource-variable/manrope',
    weights: { from: 200, to: 800 },
    subsets: ['latin', 'latin-ext', 'vietnamese'],
    fallback: 'sans',
  },
  oswald: {
    name: 'Oswald',
    package: '@fontsource-variable/oswald',
    weights: { from: 200, to: 700 },
    subsets: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'],
    fallback: 'sans',
  },
  'readex-pro': {
    name: 'Readex Pro',
    package: '@fontsource-variable/readex-pro',
    weights: { from: 160, to: 700 },
    subsets: ['arabic'],
    fallback: 'arabic',
  },
  'el-messiri': {
    name: 'El Messiri',
    package: '@fontsource-variable/el-messiri',
    weights: { from: 400, to: 700 },
    subsets: ['arabic'],
    fallback: 'arabic',
    size: 106,
  },
  'reem-kufi': {
    name: 'Reem Kufi',
    package: '@fontsource-variable/reem-kufi',
    weights: { from: 400, to: 700 },
    subsets: ['arabic'],
    fallback: 'arabic',
    size: 116,
  },
  tajawal: {
    name: 'Tajawal',
    package: '@fontsource/tajawal',
    weights: [400, 500, 700],
    subsets: ['arabic'],
    fallback: 'arabic',
    size: 110,
  },
  'noto-nastaliq-urdu': {
    name: 'Noto Nastaliq Urdu',
    package: '@fontsource-variable/noto-nastaliq-urdu',
    weights: { from: 400, to: 700 },
    subsets: ['arabic'],
    fallback: 'arabic',
  },
} as const satisfies Record<string, Family>

export type FamilyId = keyof typeof families
export const familyIds = Object.keys(families) as FamilyId[]

/** Name of the fallback face: the reader's own font, stretched to the family's measures. */
export const fallbackName = (family: Pick<Family, 'name'>): string => `${family.name} fallback`

/** One file of a family. */
export type FamilyFile = {
  readonly subset: Subset
  /** CSS `font-weight` of the face: `400` or `100 900`. */
  readonly weight: string
  /** Path below `node_modules`. */
  readonly file: string
}

/** All files of a family, the first subset first, light before heavy. */
export function filesOf(family: Family): FamilyFile[] {
  const stem = family.package.slice(family.package.lastIndexOf('/') + 1)
  const isVariable = 'from' in family.weights
  const weights =
    'from' in family.weights ? [`${family.weights.from} ${family.weights.to}`] : family.weights.map(String)
  return family.subsets.flatMap((subset) =>
    weights.map((weight) => ({
      subset,
      weight,
      file: `${family.package}/files/${stem}-${subset}-${isVariable ? 'wght' : weight}-normal.woff2`,
    })),
  )
}
