import { bannerOfScene, bannerScenes } from '@livery/artwork/banner-scenes'
import type { PaymentMethod } from '@livery/contract/payments/method'
import type { Fault } from '@livery/document/fault'
import { type Sources, textOf } from '@livery/document/sources'
import type { Composition } from '@livery/theme/composition'
import type { ContrastRow } from '@livery/theme/contrast-rows'
import type { FontFace } from '@livery/theme/font-faces/font-faces'
import { loadTheme } from '@livery/theme/load-theme'
import { readPaymentMethods } from './payments-on-disk.ts'
import { FIRST_TEXT, spokenLanguages } from './spoken.ts'
import { readVendors, type VendorOnDisk } from './vendors-on-disk.ts'

/** The result of compiling a theme. */
export interface ThemeLoading {
  /** All findings of the compiler, warnings included. */
  readonly faults: readonly Fault[]
  /** Null when it does not compile. */
  readonly look: {
    /** Number of colour pairs that were measured, in both modes. */
    readonly pairs: number
    /** The pair with the least margin over its required contrast. */
    readonly closest: ContrastRow | undefined
    readonly faces: readonly FontFace[]
    readonly cssBytes: number
    readonly composition: Composition
  } | null
}

/** The parts of the tree that a merchant may use: themes, languages, vendors, scenes. */
export interface Surroundings {
  /** Theme ids; only read when a named theme does not exist, for the suggestion. */
  themes(): readonly string[]
  hasTheme(id: string): boolean
  theme(id: string): ThemeLoading
  readonly vendors: ReadonlyMap<string, VendorOnDisk>
  /** The ways to pay by id; null for one whose manifest cannot be read. */
  readonly payments: ReadonlyMap<string, PaymentMethod | null>
  /** Language codes that have the texts of the first page. */
  readonly spoken: ReadonlySet<string>
  /** The letters that a language's first page uses. */
  letters(code: string): ReadonlySet<string>
  /** Names of banner compositions that can be drawn, and of plain scenes that may be used instead. */
  readonly scenes: readonly string[]
}

/** Reads the surroundings; a theme is compiled once, when it is first needed. */
export function readSurroundings(sources: Sources): Surroundings {
  const hasTheme = (id: string) => sources.files(`themes/${id}`).includes('theme.json')
  const themes = remembered((id) => compiledTheme(sources, id))
  return {
    themes: () => sources.folders('themes').filter(hasTheme),
    hasTheme,
    theme: themes,
    vendors: readVendors(sources),
    payments: readPaymentMethods(sources),
    spoken: spokenLanguages(sources),
    letters: remembered((code) => lettersOf(textOf(sources, `locales/${code}/${FIRST_TEXT}`) ?? '')),
    scenes: Object.keys({ ...bannerScenes, ...bannerOfScene }),
  }
}

function compiledTheme(sources: Sources, id: string): ThemeLoading {
  const result = loadTheme(sources, id)
  if (!result.ok) return { faults: result.faults, look: null }
  const { contrastReport, fontFaces, css, composition } = result.theme
  const closest = [...contrastReport].sort((a, b) => a.ratio / a.min - b.ratio / b.min)[0]
  return {
    faults: result.warnings,
    look: { pairs: contrastReport.length, closest, faces: fontFaces, cssBytes: Buffer.byteLength(css), composition },
  }
}

/** The different letters of a text. */
export function lettersOf(text: string): ReadonlySet<string> {
  // Characters repeat, and comparing numbers is faster than comparing strings, so each code point is judged once.
  const points = new Set<number>()
  const composed = text.normalize('NFC')
  for (let index = 0; index < composed.length; index += 1) {
    const point = composed.codePointAt(index) ?? 0
    points.add(point)
    if (point > 0xffff) index += 1
  }
  return new Set([...points].map((point) => String.fromCodePoint(point)).filter((sign) => LETTER.test(sign)))
}

const LETTER = /\p{L}/u

function remembered<Value>(make: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>()
  return (key) => {
    const found = known.get(key) ?? make(key)
    known.set(key, found)
    return found
  }
}
