import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { StartupError } from './startup-error.ts'

/** What a deployment states for its vendors, still to be checked by each vendor's adapter. */
export interface VendorSettings {
  /** By the id of a vendor, or of the adapter several vendors share; null: its games cannot be opened. */
  readonly stated: Readonly<Record<string, unknown>>
  /** The arcade that plays the vendors for which nothing is stated; null: none does. */
  readonly arcade: ArcadeSettings | null
}

export interface ArcadeSettings {
  readonly apiUrl: string
  /** The origin its games are shown from. */
  readonly gameOrigin: string
  readonly secret: string
  /** Where its wallet calls go: the id of the vendor or of its adapter follows. */
  readonly walletUrl: string
}

/** Names the file of the vendors' settings. */
export const VENDOR_SETTINGS = 'VENDOR_SETTINGS'

/**
 * Reads the file `VENDOR_SETTINGS` names: a JSON object of settings by vendor or adapter. A value `{"file": "<path>"}`
 * stands for what that file holds, so that secrets may be mounted one by one. Faults never show what a file holds.
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

/** Replaces each value that names a file by what the file holds. Paths are relative to the settings' own folder. */
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
    // The parser's own message quotes the text, in which secrets stand.
  }
  throw new StartupError(
    `${file}, which ${VENDOR_SETTINGS} names, must be a JSON object of settings by vendor: {"<vendor>": {"<key>": "<value>"}}.`,
  )
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
