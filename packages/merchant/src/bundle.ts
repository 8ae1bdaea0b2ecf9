import { createHash } from 'node:crypto'
import { layeredSources, memorySources, partOfSources, type Sources } from '@livery/document/sources'

/**
 * Everything a merchant consists of in one piece: its own folder, the groups it inherits from, and its theme with the
 * theme's parents. Vendors and languages belong to the installation and are not included.
 */
export interface Bundle {
  readonly id: string
  readonly files: ReadonlyMap<string, Uint8Array>
  /** First 16 hexadecimal digits of the SHA-256 of its files, the same for the same files. */
  readonly hash: string
}

/** The content address of files by path. */
export function hashOf(files: ReadonlyMap<string, Uint8Array>): string {
  const sum = createHash('sha256')
  for (const [path, bytes] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    sum.update(`${path}\n${bytes.byteLength}\n`).update(bytes)
  }
  return sum.digest('hex').slice(0, 16)
}

/** A bundle as sources, to be loaded and checked as a folder is. */
export const bundleSources = (bundle: Bundle): Sources => memorySources(bundle.files)

/**
 * A bundle over the vendors and languages of an installation: everything that the merchant needs, and no other
 * merchant.
 */
export function installedBundle(bundle: Bundle, installation: Sources): Sources {
  return layeredSources(bundleSources(bundle), partOfSources(installation, ['vendors', 'payments', 'locales']))
}
