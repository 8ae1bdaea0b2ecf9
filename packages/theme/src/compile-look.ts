import type { Fault, FaultText, Path } from '@livery/document/fault'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { checkSeeds } from './check-seeds.ts'
import { MODES, type Mode } from './choices.ts'
import { composite, formatHex, type Rgb } from './color/rgb.ts'
import type { Composition } from './composition.ts'
import { compositionFaults } from './composition-faults.ts'
import type { LeafId } from './contract.ts'
import { contrastFaults } from './contrast-faults.ts'
import type { ContrastRow } from './contrast-rows.ts'
import { type Emitted, emit } from './emit.ts'
import { type FontFace, fontFacesOf } from './font-faces/font-faces.ts'
import { DIFFERENT_SCRIPTS, type DifferentScript } from './fonts/scripts.ts'
import { type ResolvedMode, resolveModes } from './resolve-mode.ts'
import { resolveScript } from './resolve-script.ts'
import { signatureCss } from './rules/signature.ts'
import { settle } from './settle.ts'
import type { ThemeChoices } from './theme-fields.ts'
import { type JsonValue, toJson } from './value/to-json.ts'
import type { Value } from './value/values.ts'

/** One look of a theme: the theme itself, or the theme with an overlay. */
export type CompiledLook = {
  readonly id: string
  /** First 16 hex digits of the SHA-256 of all CSS, fonts and composition: same input, same bytes, same hash. */
  readonly hash: string
  /** The full contract in both modes as custom properties, for Latin script and the theme's own density. */
  readonly css: string
  /** Additional CSS for pages in other scripts; `fontCss` prints it with their fonts. */
  readonly scriptCss: Emitted['scriptCss']
  /** Additional CSS for `html[data-density]`, for densities other than the theme's own. */
  readonly densityCss: Emitted['densityCss']
  /** Every font face the theme may need; `fontCss` prints those of one script. */
  readonly fontFaces: readonly FontFace[]
  /** Every leaf as JSON, for canvas, e-mail and third parties; colours as hex. Set for Latin script. */
  readonly values: { readonly [M in Mode]: { readonly [id in LeafId]: JsonValue } }
  /** For `<meta name="theme-color">`. */
  readonly themeColor: { readonly [M in Mode]: string }
  /** Every duty of the contract with the worst ratio reached. */
  readonly contrastReport: readonly ContrastRow[]
  /** How its pages are put together. */
  readonly composition: Composition
}

export type FaultAt = (path: Path, faultText: FaultText) => Fault

/**
 * Compiles one look: settle, generate, solve contrast, resolve by mode and script, emit, hash.
 * @param choices valid, with those of the parents; `brand` must be set
 */
export function compileLook(
  id: string,
  choices: ThemeChoices,
  faultAt: FaultAt,
): { readonly ok: true; readonly look: CompiledLook } | { readonly ok: false; readonly faults: readonly Fault[] } {
  if (!hasBrand(choices)) throw new Error('a theme without a brand passed validation')
  const settled = settle(choices)
  const earlyFaults = [...checkSeeds(settled, faultAt), ...compositionFaults(settled.composition, faultAt)]
  if (earlyFaults.length > 0) return { ok: false, faults: earlyFaults }

  const modes = resolveModes(settled)
  const misses = MODES.flatMap((mode) => modes[mode].misses)
  if (misses.length > 0) return { ok: false, faults: contrastFaults(misses, settled, faultAt) }

  const scripts = Object.fromEntries(DIFFERENT_SCRIPTS.map((script) => [script, resolveScript(settled, script)])) as {
    [S in DifferentScript]: ReadonlyMap<LeafId, Value>
  }
  const emitted = emit({
    light: modes.light.values,
    dark: modes.dark.values,
    scripts,
    density: settled.density,
    signature: signatureCss(settled),
  })
  const fontFaces = fontFacesOf(settled)
  const compiled = {
    ...emitted,
    fontFaces,
    values: byMode((mode) => jsonOf(modes[mode])),
    themeColor: byMode((mode) => themeColorOf(modes[mode])),
    contrastReport: MODES.flatMap((mode) => modes[mode].report),
    composition: settled.composition,
  }
  const hash = bytesToHex(
    sha256(utf8ToBytes(JSON.stringify({ ...emitted, fontFaces, composition: settled.composition }))),
  ).slice(0, 16)
  return { ok: true, look: { id, hash, ...compiled } }
}

function hasBrand(choices: ThemeChoices): choices is ThemeChoices & { readonly brand: Rgb } {
  return choices.brand !== undefined
}

function byMode<T>(make: (mode: Mode) => T): { readonly [M in Mode]: T } {
  return { light: make('light'), dark: make('dark') }
}

function jsonOf({ values }: ResolvedMode): { readonly [id in LeafId]: JsonValue } {
  return Object.fromEntries([...values].map(([id, value]) => [id, toJson(value)])) as { [id in LeafId]: JsonValue }
}

/** The header's colour at the top of the page; browsers need it opaque for `theme-color`. */
function themeColorOf({ values }: ResolvedMode): string {
  return formatHex(composite(values.get('color.header.bg') as Rgb, values.get('color.canvas') as Rgb))
}
