import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files by path, from a folder on disk or from one file that contains them. Paths have forward slashes. */
export interface Sources {
  /** The bytes of a file; undefined where there is none. */
  bytes(path: string): Uint8Array | undefined
  /** Names of the files straight below a folder, sorted. */
  files(folder: string): readonly string[]
  /** Names of the folders straight below a folder, sorted. */
  folders(folder: string): readonly string[]
}

/** The files of a folder on disk; each is read when it is asked for. */
export function diskSources(root: string): Sources {
  const names = (folder: string, entryKind: 'file' | 'folder') => {
    const entries = orNothing(() => readdirSync(join(root, folder), { withFileTypes: true })) ?? []
    return entries
      .filter((entry) => (entryKind === 'file' ? !entry.isDirectory() : entry.isDirectory()))
      .map(({ name }) => name)
      .sort()
  }
  return {
    bytes: (path) => orNothing(() => readFileSync(join(root, path))),
    files: (folder) => names(folder, 'file'),
    folders: (folder) => names(folder, 'folder'),
  }
}

/** Files held in memory, by path. */
export function memorySources(files: ReadonlyMap<string, Uint8Array>): Sources {
  const below = (folder: string, entryKind: 'file' | 'folder') => {
    const rests = [...files.keys()].flatMap((path) =>
      path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : [],
    )
    const named = rests.flatMap((rest) => (rest.includes('/') === (entryKind === 'folder') ? rest.split('/', 1) : []))
    return [...new Set(named)].sort()
  }
  return {
    bytes: (path) => files.get(path),
    files: (folder) => below(folder, 'file'),
    folders: (folder) => below(folder, 'folder'),
  }
}

/** Several sources as one: a file comes from the first source that has it, and folders are merged. */
export function layeredSources(...layers: readonly Sources[]): Sources {
  const all = (names: (layer: Sources) => readonly string[]) => [...new Set(layers.flatMap(names))].sort()
  return {
    bytes: (path) => {
      for (const layer of layers) {
        const bytes = layer.bytes(path)
        if (bytes) return bytes
      }
      return undefined
    },
    files: (folder) => all((layer) => layer.files(folder)),
    folders: (folder) => all((layer) => layer.folders(folder)),
  }
}

/** Only some folders of a tree; everything else appears not to exist. */
export function partOfSources(sources: Sources, folders: readonly string[]): Sources {
  const isIn = (path: string) => folders.some((folder) => path === folder || path.startsWith(`${folder}/`))
  return {
    bytes: (path) => (isIn(path) ? sources.bytes(path) : undefined),
    files: (folder) => (isIn(folder) ? sources.files(folder) : []),
    folders: (folder) => (isIn(folder) ? sources.folders(folder) : []),
  }
}

/** The text of a file in UTF-8; undefined where there is none. */
export function textOf(sources: Sources, path: string): string | undefined {
  const bytes = sources.bytes(path)
  return bytes && new TextDecoder().decode(bytes)
}

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR'])

function orNothing<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}
