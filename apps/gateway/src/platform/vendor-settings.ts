import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { StartupError } from './startup-error.ts'

/** The vendors' settings in a deployment; each vendor's adapter checks its own. */
export interface VendorSettings {
  /** By the id of a vendor, or of an adapter that several vendors share; null means that its games cannot be opened. */
  readonly stated: Readonly<Record<string, unknown>>
  /** The arcade that simulates the vendors without settings; null for none. */
  readonly arcade: ArcadeSettings | null
}

export interface ArcadeSettings {
  readonly apiUrl: string
  /** The origin of its games. */
  readonly gameOrigin: string
  readonly secret: string
  /** The address of its wallet calls, to which the id of the vendor or its adapter is appended. */
  readonly walletUrl: string
}

/** The environment variable with the path of the vendors' settings. */
export const VENDOR_SETTINGS = 'VENDOR_SETTINGS'

/**
 * Reads the file that `VENDOR_SETTINGS` names: a JSON object of settings by vendor or adapter. A value `{"file":
 * "<path>"}` is replaced by that file's content, so that each secret can be mounted as a file. Errors never show a
 * file's content.
 */
export function statedVendors(environment: NodeJS.ProcessEnv, root: string): VendorSettings['stated'] {
  const stated = environment[VENDOR_SETTINGS]
  if (!stated) return {}
  const file = resolve(root, stated)
  const vendors = objectOf(readText(file, VENDOR_SETTINGS), file)
  return Object.fromEntries(
    Object.entries(vendors).map(([id, settings]) => [
      id,
      isObject(settings) ? withFiles(id, settings, file) : settings,
    ]),
  )
}

/** Replaces each value that names a file by the file's content. Paths are relative to the settings' own folder. */
function withFiles(id: string, settings: Readonly<Record<string, unknown>>, from: string) {
  return Object.fromEntries(
    Object.entries(settings).map(([key, value]) => {
      if (!isObject(value) || typeof value.file !== 'string' || Object.keys(value).length > 1) return [key, value]
      return [key, readText(resolve(dirname(from), value.file), `"${key}" of the vendor "${id}" in ${from}`).trim()]
    }),
  )
}

function readText(file: string, statedBy: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartupError(`${statedBy} names the file ${file}, which cannot be read (${code}).`)
  }
}

function objectOf(text: string, file: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    if (isObject(value)) return value
  } catch {
    // The parser's own message would quote the text, which contains secrets.
  }
  throw new StartupError(
    `${file}, which ${VENDOR_SETTINGS} names, must be a JSON object of settings by vendor: {"<vendor>": {"<key>": "<value>"}}.`,
  )
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
