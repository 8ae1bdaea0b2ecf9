import type { FamilyId } from './families.ts'

/** The scripts that a theme may pair families for; every other script uses the reader's system fonts. */
export const PAIRED_SCRIPTS = ['Latn', 'Arab', 'Aran'] as const
export type PairedScript = (typeof PAIRED_SCRIPTS)[number]

export type Pairing = {
  readonly meaning: string
  /** When left out, the system's own family is used. */
  readonly body?: FamilyId
  readonly heading?: FamilyId
  readonly display?: FamilyId
  readonly weights: {
    readonly regular: number
    readonly medium: number
    readonly strong: number
    readonly heading: number
  }
  /** Size factor, because fonts of equal size do not look equally large. */
  readonly scale: number
  /** em; ignored by joined scripts. */
  readonly letterSpacing: { readonly heading: number; readonly label: number }
  readonly textTransform: { readonly heading: 'none' | 'uppercase'; readonly label: 'none' | 'uppercase' }
}

const plain = {
  letterSpacing: { heading: 0, label: 0 },
  textTransform: { heading: 'none', label: 'none' },
} as const
const weights = { regular: 400, medium: 500, strong: 700, heading: 700 } as const

/** Families that go together, by script. A theme names a pairing, never a family. */
export const pairings = {
  Latn: {
    system: { meaning: "The reader's own system font.", weights, scale: 1, ...plain },
    geometric: {
      meaning: 'Sora over Outfit: wide, round, technical.',
      body: 'outfit',
      heading: 'sora',
      display: 'sora',
      weights: { regular: 400, medium: 500, strong: 650, heading: 700 },
      scale: 1,
      letterSpacing: { heading: -0.02, label: 0.01 },
      textTransform: { heading: 'none', label: 'none' },
    },
    humanist: {
      meaning: 'Marcellus over Mulish: carved capitals, calm text.',
      body: 'mulish',
      heading: 'marcellus',
      display: 'marcellus',
      weights: { regular: 450, medium: 600, strong: 750, heading: 400 },
      scale: 1,
      letterSpacing: { heading: 0, label: 0.01 },
      textTransform: { heading: 'none', label: 'none' },
    },
    luxe: {
      meaning: 'Bodoni Moda over Jost: high contrast, spaced capitals.',
      body: 'jost',
      heading: 'bodoni-moda',
      display: 'bodoni-moda',
      weights: { regular: 400, medium: 500, strong: 600, heading: 500 },
      scale: 1,
      letterSpacing: { heading: 0.01, label: 0.08 },
      textTransform: { heading: 'none', label: 'uppercase' },
    },
    civic: {
      meaning: 'Public Sans alone: sober, even, made for forms and figures.',
      body: 'public-sans',
      heading: 'public-sans',
      display: 'public-sans',
      weights: { regular: 400, medium: 550, strong: 650, heading: 650 },
      scale: 0.98,
      letterSpacing: { heading: -0.012, label: 0 },
      textTransform: { heading: 'none', label: 'none' },
    },
    rounded: {
      meaning: 'Fredoka over Nunito: soft ends, a sunny voice.',
      body: 'nunito',
      heading: 'fredoka',
      display: 'fredoka',
      weights: { regular: 500, medium: 650, strong: 800, heading: 600 },
      scale: 1,
      letterSpacing: { heading: 0, label: 0 },
      textTransform: { heading: 'none', label: 'none' },
    },
    editorial: {
      meaning: 'Archivo alone, its headings heavy capitals set tight: a front page.',
      body: 'archivo',
      heading: 'archivo',
      display: 'archivo',
      weights: { regular: 420, medium: 550, strong: 750, heading: 850 },
      scale: 1,
      letterSpacing: { heading: -0.02, label: 0.04 },
      textTransform: { heading: 'uppercase', label: 'none' },
    },
    festive: {
      meaning: 'Lilita One over Rubik: fat, friendly letters of a fair.',
      body: 'rubik',
      heading: 'lilita-one',
      display: 'lilita-one',
      weights: { regular: 400, medium: 500, strong: 700, heading: 400 },
      scale: 1,
      letterSpacing: { heading: 0.01, label: 0.01 },
      textTransform: { heading: 'none', label: 'none' },
    },
    lacquer: {
      meaning: 'Playfair Display over Manrope: brushed thick and thin, Vietnamese marks included.',
      body: 'manrope',
      heading: 'playfair-display',
      display: 'playfair-display',
      weights: { regular: 450, medium: 600, strong: 750, heading: 700 },
      scale: 1,
      letterSpacing: { heading: -0.005, label: 0.01 },
      textTransform: { heading: 'none', label: 'none' },
    },
    race: {
      meaning: 'Oswald over Mulish: narrow capitals of a race card, Latin, Russian and Kazakh alike.',
      body: 'mulish',
      heading: 'oswald',
      display: 'oswald',
      weights: { regular: 450, medium: 600, strong: 750, heading: 600 },
      scale: 1,
      letterSpacing: { heading: 0.015, label: 0.02 },
      textTransform: { heading: 'uppercase', label: 'none' },
    },
  },
  Arab: {
    system: { meaning: "The reader's own system font.", weights, scale: 1, ...plain },
    geometric: {
      meaning: 'Readex Pro: low contrast, open, even.',
      body: 'readex-pro',
      heading: 'readex-pro',
      display: 'readex-pro',
      weights: { regular: 400, medium: 500, strong: 650, heading: 700 },
      scale: 1,
      ...plain,
    },
    naskh: {
      meaning: 'El Messiri over Tajawal: Naskh headings with a pen in them, clear text.',
      body: 'tajawal',
      heading: 'el-messiri',
      display: 'el-messiri',
      weights: { regular: 400, medium: 500, strong: 700, heading: 600 },
      scale: 1,
      ...plain,
    },
    kufi: {
      meaning: 'Reem Kufi over Tajawal: drawn, geometric, festive headings.',
      body: 'tajawal',
      heading: 'reem-kufi',
      display: 'reem-kufi',
      weights: { regular: 400, medium: 500, strong: 700, heading: 500 },
      scale: 1,
      ...plain,
    },
  },
  Aran: {
    system: { meaning: "The reader's own system font.", weights, scale: 1, ...plain },
    nastaliq: {
      meaning: 'Noto Nastaliq Urdu: a large file, so it arrives after the first paint.',
      body: 'noto-nastaliq-urdu',
      heading: 'noto-nastaliq-urdu',
      display: 'noto-nastaliq-urdu',
      weights: { regular: 400, medium: 500, strong: 700, heading: 700 },
      scale: 1,
      ...plain,
    },
  },
} as const satisfies { readonly [S in PairedScript]: { readonly [id: string]: Pairing } }

export type PairingId<S extends PairedScript> = keyof (typeof pairings)[S] & string
