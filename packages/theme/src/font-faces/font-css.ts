import { FALLBACKS, type Family, type FamilyId, fallbackName, families } from '../fonts/families.ts'
import { measures } from '../fonts/measures.ts'
import { SCRIPT_FACES, type ScriptFace, scriptFaceFile } from '../fonts/script-faces.ts'
import { type DifferentScript, pairedScript } from '../fonts/scripts.ts'
import { gate } from '../gate.ts'
import { type FontFace, LARGEST_CRITICAL_FONT } from './font-faces.ts'

/** The parts of a compiled theme that decide its fonts. */
interface Fonts {
  readonly fontFaces: readonly FontFace[]
}
interface Voice extends Fonts {
  readonly scriptCss: Readonly<Partial<Record<DifferentScript, string>>>
}

/** Faces for texts in `script`: its own, and the Latin ones for names and figures. Cyrillic ones are files of Latin families. */
function facesFor({ fontFaces }: Fonts, script: string): readonly FontFace[] {
  const own = pairedScript(script)
  return fontFaces.filter(
    (face) => (face.script === own || face.script === 'Latn') && (script === 'Cyrl' || !isCyrillic(face)),
  )
}

const isCyrillic = ({ subset }: FontFace): boolean => subset === 'cyrillic' || subset === 'cyrillic-ext'

/** The letters of a script that none of the theme's families has. */
const ownFace = (script: string): ScriptFace | undefined => SCRIPT_FACES[script as DifferentScript]

/** The CSS a page in a script needs besides the theme's own. */
export interface FontParts {
  /** Leaves that the script sets differently. */
  readonly leaves: string
  /** The `@font-face` rules of the theme's files. */
  readonly faces: string
  /**
   * For each family a face made of the reader's own fonts and stretched to the same measures, so that nothing moves when
   * the file arrives.
   */
  readonly standIns: string
}

/**
 * @param script ISO 15924, the value of `html[data-script]`
 * @param urlFor address of a file below `node_modules`; it must be a plain path or https address
 * @throws when an address contains characters that could end its quotes
 */
export function fontParts(theme: Voice, script: string, urlFor: (file: string) => string): FontParts {
  const faces = facesFor(theme, script)
  const ids = [...new Set(faces.map((face) => face.id))]
  const own = ownFace(script)
  return {
    leaves: theme.scriptCss[script as DifferentScript] ?? '',
    faces: [
      own ? scriptFaceCss(own, urlFor(scriptFaceFile(own))) : '',
      ...faces.map((face) => faceCss(face, urlFor(face.file))),
    ].join(''),
    standIns: ids.map(standInCss).join(''),
  }
}

/** The same result as one text. */
export function fontCss(...input: Parameters<typeof fontParts>): string {
  const { leaves, faces, standIns } = fontParts(...input)
  return `${leaves}${faces}${standIns}`
}

/**
 * Files of a page in `script` that are worth a preload: at most two, none above 40 KB.
 * @returns paths below `node_modules`
 */
export function preloadFiles(theme: Fonts, script: string): readonly string[] {
  const own = pairedScript(script)
  const letters = ownFace(script)
  const paired = theme.fontFaces.filter(
    (face) => face.script === own && (script === 'Cyrl' ? isCyrillicCritical(face) : face.isCritical),
  )
  return [
    ...(letters && letters.bytes <= LARGEST_CRITICAL_FONT ? [scriptFaceFile(letters)] : []),
    ...paired.map((face) => face.file),
  ].slice(0, 2)
}

/** A Cyrillic page starts with the subset that all its languages share. */
const isCyrillicCritical = ({ subset, bytes }: FontFace): boolean =>
  subset === 'cyrillic' && bytes <= LARGEST_CRITICAL_FONT

const ADDRESS = /^(?:https:\/\/[\w.-]+(?::\d+)?)?\/(?!\/)[\w@.~/-]*$/

function scriptFaceCss({ family, weight, unicodeRange }: ScriptFace, address: string): string {
  if (!ADDRESS.test(address)) throw new Error(`not a plain address of a font: ${JSON.stringify(address)}`)
  return `@font-face{font-family:"${gate('font', family)}";font-style:normal;font-weight:${weight};font-display:swap;src:url(${address}) format("woff2");unicode-range:${unicodeRange}}`
}

function faceCss({ id, family, weight, style, unicodeRange }: FontFace, address: string): string {
  if (!ADDRESS.test(address)) throw new Error(`not a plain address of a font: ${JSON.stringify(address)}`)
  return `@font-face{font-family:"${gate('font', family)}";font-style:${style};font-weight:${weight};font-display:swap;src:url(${address}) format("woff2")${sizeCss(families[id])}${featuresCss(families[id])};unicode-range:${unicodeRange}}`
}

const sizeCss = ({ size }: Family): string => (size === undefined ? '' : `;size-adjust:${size}%`)

const featuresCss = ({ features }: Family): string =>
  features === undefined ? '' : `;font-feature-settings:${features}`

function standInCss(id: FamilyId): string {
  const family: Family = families[id]
  const { sizeAdjust, ascent, descent, ranges } = measures[id]
  const locals = FALLBACKS[family.fallback].map((name) => `local("${name}")`).join()
  // Limited to Arabic letters, so that Latin ones use the Latin family that follows in the stack.
  const range = family.fallback === 'arabic' ? `;unicode-range:${ranges[family.subsets[0]] ?? ''}` : ''
  return `@font-face{font-family:"${fallbackName(family)}";src:${locals};size-adjust:${Math.round(sizeAdjust * (family.size ?? 100)) / 100}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%${range}}`
}
