import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import type { CompiledTheme } from '@livery/theme/compile-theme'
import { type FontParts, fontParts, preloadFiles } from '@livery/theme/font-faces/font-css'

export interface ScriptFonts extends FontParts {
  /** Addresses of the files to preload. */
  readonly preload: readonly string[]
}

interface Font {
  readonly hash: string
  readonly bytes: Buffer
}

const resolve = createRequire(import.meta.url).resolve
const byPath = new Map<string, Font>()
const byAddress = new Map<string, Font>()

/** A theme's fonts for a script, at content-addressed URLs of this gateway. */
export function scriptFonts(theme: CompiledTheme, script: string): ScriptFonts {
  return { ...fontParts(theme, script, address), preload: preloadFiles(theme, script).map(address) }
}

/** The bytes of a font that a theme uses; null for any other path, so that no other file can be read. */
export function fontBytes(hash: string, file: string): Buffer | null {
  return byAddress.get(`${hash}/${file}`)?.bytes ?? null
}

function address(path: string): string {
  const font = byPath.getOrInsertComputed(path, () => {
    const bytes = readFileSync(resolve(path))
    const read = { hash: createHash('sha256').update(bytes).digest('hex').slice(0, 12), bytes }
    byAddress.set(`${read.hash}/${basename(path)}`, read)
    return read
  })
  return `/fonts/${font.hash}/${basename(path)}`
}
