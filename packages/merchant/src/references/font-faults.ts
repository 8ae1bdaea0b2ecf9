import type { Fault } from '@livery/document/fault'
import { localeByCode } from '@livery/locale/registry'
import type { FontFace } from '@livery/theme/font-faces/font-faces'
import { pairedScript, SCRIPT_TYPE, type ScriptType } from '@livery/theme/fonts/scripts'
import { entriesOf } from '../draft.ts'
import type { LoadedMerchant } from '../load.ts'
import { lettersOf, type Surroundings } from '../surroundings.ts'
import { type Text, textsOf } from '../texts-of.ts'

/** Letters that the theme's fonts lack would appear in another font in the middle of words. */
export function fontFaults({ sound, documents }: LoadedMerchant, around: Surroundings): Fault[] {
  const faces = sound.theme === undefined ? undefined : around.theme(sound.theme).look?.faces
  if (!faces) return []
  const texts = textsOf(sound)
  return entriesOf(sound.languages).flatMap(([index, code]) => {
    const lacking = lackingLetters(code, faces, [...around.letters(code), ...ownLetters(texts, code)])
    if (lacking.length === 0) return []
    const shown = lacking.slice(0, 6).join(' ')
    return documents.merchant.faultAt(['languages', index], {
      code: 'font.letters',
      severity: 'warning',
      message: `the type of the theme "${sound.theme}" has no ${shown}${lacking.length > 6 ? ` and ${lacking.length - 6} more` : ''} of ${code}, which come from another font in the middle of words`,
      repair: `Choose another type for ${localeByCode(code)?.script} in the theme, such as "system"`,
    })
  })
}

/** The fonts of each language of a merchant, in words: `EN, TY in Outfit and Sora, TH in the reader’s own font`. */
export function typeInWords(languages: readonly string[], faces: readonly FontFace[]): string {
  const byType = Map.groupBy(languages, (code) => typeOf(code, faces))
  return [...byType].map(([type, codes]) => `${codes.join(', ')} in ${type}`).join('; ')
}

function typeOf(code: string, faces: readonly FontFace[]): string {
  const script = localeByCode(code)?.script ?? 'Latn'
  const own = facesFor(script, faces)
  if (own.length > 0 && covers(own, code)) return [...new Set(own.map(({ family }) => family))].join(' and ')
  const [system] = (SCRIPT_TYPE as Readonly<Record<string, ScriptType>>)[script]?.families ?? []
  return system === undefined ? 'the reader’s own font' : `the reader’s own, such as ${system}`
}

/** The theme's fonts for a script; scripts without a pairing use the device's fonts. */
function facesFor(script: string, faces: readonly FontFace[]): readonly FontFace[] {
  const paired = pairedScript(script)
  return script in SCRIPT_TYPE && paired === 'Latn' ? [] : faces.filter((face) => face.script === paired)
}

const covers = (faces: readonly FontFace[], code: string) =>
  [...lettersOf(localeByCode(code)?.nativeName ?? '')].some((letter) => has(faces, letter))

function lackingLetters(code: string, faces: readonly FontFace[], letters: readonly string[]): string[] {
  const script = localeByCode(code)?.script ?? 'Latn'
  const own = facesFor(script, faces)
  // A script that the font lacks completely is set in another font as a whole, which is no fault.
  if (own.length === 0 || !covers(own, code)) return []
  const inScript = new RegExp(`\\p{Script=${script === 'Aran' ? 'Arab' : script}}`, 'u')
  return [...new Set(letters)].filter((letter) => inScript.test(letter) && !has(own, letter)).sort()
}

const has = (faces: readonly FontFace[], letter: string) => {
  const point = letter.codePointAt(0) ?? 0
  return faces.some(({ unicodeRange }) => rangesOf(unicodeRange).some(([from, to]) => point >= from && point <= to))
}

const known = new Map<string, readonly (readonly [number, number])[]>()

/** `U+0000-00FF,U+0131` as pairs of numbers. */
function rangesOf(text: string): readonly (readonly [number, number])[] {
  const found = known.get(text)
  if (found) return found
  const ranges = text.split(',').map((range) => {
    const [from = 0, to = from] = range
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return [from, to] as const
  })
  known.set(text, ranges)
  return ranges
}

function ownLetters(texts: readonly Text[], code: string): ReadonlySet<string> {
  const words = texts.flatMap((text) => text.words[code] ?? [])
  return lettersOf(words.join('').replaceAll(/<[^>]*>/g, ''))
}
