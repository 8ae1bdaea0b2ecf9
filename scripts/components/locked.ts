import { readFileSync } from 'node:fs'

/** A package that the lock file installs. */
export interface LockedPackage {
  readonly path: string
  readonly name: string
  readonly version: string
  /** An SPDX expression; null where the package states none in a form that npm reads. */
  readonly licence: string | null
  /** The hash its file must have, as `sha512-<base64>`. */
  readonly integrity: string | null
  /** Its source, where the lock file names one; otherwise the registry that npm is set to. */
  readonly resolved: string | null
  /** Whether only making and testing the product needs it. */
  readonly isDevelopment: boolean
  /** Whether it is for some platforms only. */
  readonly isOptional: boolean
  readonly hasInstallScript: boolean
  readonly dependencies: readonly string[]
}

interface LockEntry {
  readonly version?: string
  readonly name?: string
  readonly license?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly link?: boolean
  readonly dev?: boolean
  readonly optional?: boolean
  readonly hasInstallScript?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** The packages by others in a lock file's text, without the project's own workspaces. */
export function lockedPackages(text: string): readonly LockedPackage[] {
  const { packages } = JSON.parse(text) as { packages: Readonly<Record<string, LockEntry>> }
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return []
    return [
      {
        path,
        name: entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
        version: entry.version ?? '',
        licence: entry.license ?? null,
        integrity: entry.integrity ?? null,
        resolved: entry.resolved ?? null,
        isDevelopment: entry.dev === true,
        isOptional: entry.optional === true,
        hasInstallScript: entry.hasInstallScript === true,
        dependencies: Object.keys({
          ...entry.dependencies,
          ...entry.optionalDependencies,
          ...entry.peerDependencies,
        }),
      },
    ]
  })
}

export const readLocked = (file: string) => lockedPackages(readFileSync(file, 'utf8'))
