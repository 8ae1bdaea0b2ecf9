import { type Family, type FamilyId, fallbackName, families } from '../fonts/families.ts'
import { type Pairing, pairings } from '../fonts/pairings.ts'
import { type DifferentScript, pairedScript, SCRIPT_TYPE, type ScriptType } from '../fonts/scripts.ts'
import type { Settled } from '../settle.ts'
import type { Dimension, TextTransform } from '../value/values.ts'

/** The typography of a script in one theme. */
export type Setting = { readonly settled: Settled; readonly script: DifferentScript | 'Latn' }

const LIKE_LATIN: ScriptType = { lineHeight: 1, size: 1, spaced: true, families: [] }

/** The pairing that a theme chose for a script. */
export function pairingOf({ settled, script }: Setting): Pairing {
  const paired = pairedScript(script)
  const ids: { readonly [id: string]: Pairing } = pairings[paired]
  const found = ids[settled.type[paired]]
  if (!found) throw new Error(`no pairing ${settled.type[paired]} for ${paired}`)
  return found
}

const scriptType = ({ script }: Setting): ScriptType => (script === 'Latn' ? LIKE_LATIN : SCRIPT_TYPE[script])

const withStandIn = (id: FamilyId | undefined): string[] => (id ? [families[id].name, fallbackName(families[id])] : [])

/** A family may be both the theme's and on the device; it is named once. */
const once = (names: readonly string[]): readonly string[] => [...new Set(names)]

type Role = 'body' | 'heading' | 'display'

/**
 * The font stack: the family, its fallback face, the Latin text family for foreign words and figures, then the fonts of
 * the script's readers. The Latin heading family is drawn for words: some have old-style figures, thin beside Arabic.
 */
function stack(setting: Setting, role: Role): readonly string[] {
  const own = pairingOf(setting)[role]
  const latin = pairedScript(setting.script) === 'Latn' ? undefined : pairingOf({ ...setting, script: 'Latn' }).body
  const chosen: Family | undefined = own ? families[own] : undefined
  const isSerif =
    chosen?.fallback === 'serif' || (latin !== undefined && (families[latin] as Family).fallback === 'serif')
  const generic = isSerif ? ['serif'] : ['system-ui', 'sans-serif']
  return once([...withStandIn(own), ...withStandIn(latin), ...scriptType(setting).families, ...generic])
}

/** Figures use the Latin font in every script, so that amounts line up and can be compared. */
function figures(setting: Setting): readonly string[] {
  const latin = pairingOf({ ...setting, script: 'Latn' }).body
  const own = pairedScript(setting.script) === 'Latn' ? undefined : pairingOf(setting).body
  return once([...withStandIn(latin), ...withStandIn(own), ...scriptType(setting).families, 'system-ui', 'sans-serif'])
}

const size =
  (px: number) =>
  (setting: Setting): Dimension => {
    const scaled = px * pairingOf(setting).scale * scriptType(setting).size
    return { value: Math.round((scaled / 16) * 1000) / 1000, unit: 'rem' }
  }
const lineHeight =
  (factor: number) =>
  (setting: Setting): number =>
    Math.round(factor * scriptType(setting).lineHeight * 100) / 100
const spacing =
  (role: 'heading' | 'label') =>
  (setting: Setting): Dimension => ({
    value: scriptType(setting).spaced ? pairingOf(setting).letterSpacing[role] : 0,
    unit: 'em',
  })
const transform =
  (role: 'heading' | 'label') =>
  (setting: Setting): TextTransform =>
    scriptType(setting).spaced ? pairingOf(setting).textTransform[role] : 'none'
const weight =
  (role: keyof Pairing['weights']) =>
  (setting: Setting): number =>
    pairingOf(setting).weights[role]

/**
 * Letters of a script without a pairing come from a family with all weights. Beside the Latin heading, whose only
 * weight may be heavy, they would look thin at the same number, so they get the heavier one.
 */
function headingWeight(setting: Setting): number {
  const { heading, strong } = pairingOf(setting).weights
  const isOwn = setting.script !== 'Latn' && pairedScript(setting.script) === 'Latn'
  return isOwn ? Math.max(heading, strong) : heading
}

/** Rules for type, by script. */
export const typeRules = {
  'font.body': (setting: Setting) => stack(setting, 'body'),
  'font.heading': (setting: Setting) => stack(setting, 'heading'),
  'font.display': (setting: Setting) => stack(setting, 'display'),
  'font.numeric': figures,
  'fontWeight.regular': weight('regular'),
  'fontWeight.medium': weight('medium'),
  'fontWeight.strong': weight('strong'),
  'fontWeight.heading': headingWeight,
  'text.xs': size(12),
  'text.sm': size(13),
  'text.md': size(15),
  'text.lg': size(17),
  'text.xl': size(20),
  'text.xxl': size(27),
  'text.display': size(42),
  'lineHeight.tight': lineHeight(1.2),
  'lineHeight.normal': lineHeight(1.5),
  'lineHeight.loose': lineHeight(1.65),
  'letterSpacing.heading': spacing('heading'),
  'letterSpacing.label': spacing('label'),
  'textTransform.heading': transform('heading'),
  'textTransform.label': transform('label'),
} as const
