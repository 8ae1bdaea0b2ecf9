import type { Fault } from '@livery/document/fault'
import { type CompiledLook, compileLook, type FaultAt } from './compile-look.ts'
import { holds, type ResolveParent, readChain } from './extend.ts'
import type { Moment } from './moment.ts'
import { readOverlays, withOverlay } from './overlays.ts'

export type ThemeSource = {
  readonly id: string
  /** The file name that faults show, relative to the project. */
  readonly file: string
  readonly text: string
  readonly resolveParent?: ResolveParent
}

export type CompiledTheme = CompiledLook & {
  /** Seasons and campaigns in order of time, never two at once; `themeAt` chooses one. */
  readonly overlays: readonly CompiledOverlay[]
}

/** The look of a theme during an overlay; `until` is not included. */
export type CompiledOverlay = {
  readonly id: string
  readonly from: Moment
  readonly until: Moment
  readonly theme: CompiledTheme
}

export type CompileResult =
  | { readonly ok: true; readonly theme: CompiledTheme; readonly warnings: readonly Fault[] }
  | { readonly ok: false; readonly faults: readonly Fault[] }

/**
 * Compiles a `theme.json` to CSS: parse, migrate, validate, extend, settle, generate, solve contrast, resolve by mode
 * and script, emit, hash. Pure and deterministic; reads nothing but its arguments.
 * @returns the theme, or every fault that was found, each with file, line, column and repair. It does not throw for
 * anything a file can say.
 */
export function compileTheme({ id, file, text, resolveParent }: ThemeSource): CompileResult {
  const { choices, faults, faultAt } = readChain(id, file, text, resolveParent)
  if (!choices) return { ok: false, faults }
  const base = compileLook(id, choices, faultAt)
  const timed = readOverlays(choices, faultAt)
  // When the theme itself is not legible, its overlays would only repeat the same faults.
  if (!base.ok) return { ok: false, faults: [...faults, ...base.faults, ...timed.faults] }
  const overlays: CompiledOverlay[] = []
  const overlayFaults: Fault[] = [...timed.faults]
  for (const { id: overlayId, from, until, choices: own } of timed.overlays) {
    // Faults that an overlay causes are reported at the overlay's place in the file.
    const inOverlay: FaultAt = (path, faultText) =>
      faultAt(['overlays', overlayId, ...(holds(own, path) ? path : [])], {
        ...faultText,
        message: `${overlayId}: ${faultText.message}`,
      })
    const overlaid = compileLook(id, withOverlay(choices, own), inOverlay)
    if (overlaid.ok) overlays.push({ id: overlayId, from, until, theme: { ...overlaid.look, overlays: [] } })
    else overlayFaults.push(...overlaid.faults)
  }
  if (overlayFaults.length > 0) return { ok: false, faults: [...faults, ...overlayFaults] }
  return { ok: true, theme: { ...base.look, overlays }, warnings: faults }
}
