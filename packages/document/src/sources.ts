import { accessSync, constants, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Why a file is not read: a link that leads out of the project, a folder in its place, or a missing right. */
export type Refused = 'link' | 'folder' | 'locked'

/** Files by path, from a folder on disk or from one file that contains them. Paths have forward slashes. */
export interface Sources {
  /** The bytes of a file; undefined where there is none. */
  bytes(path: string): Uint8Array | undefined
  /** Why an existing file at a path is not read; undefined where there is none, or where it is read. */
  refusal(path: string): Refused | undefined
  /** Names of the files straight below a folder, sorted. */
  files(folder: string): readonly string[]
  /** Names of the folders straight below a folder, sorted. */
  folders(folder: string): readonly string[]
}

/**
 * The files of a folder on disk; each is read when it is needed. A link that leads out of the first folder of its path
 * is not followed: a merchant's files may come from anybody, and a fault shows a piece of the file.
 */
export function diskSources(root: string): Sources {
  const names = (folder: string, entryKind: 'file' | 'folder') => {
    const entries = orNothing(() => readdirSync(join(root, folder), { withFileTypes: true })) ?? []
    return entries
      .filter((entry) => (entryKind === 'file' ? !entry.isDirectory() : entry.isDirectory()))
      .map(({ name }) => name)
      .sort()
  }
  return {
    bytes: (path) => (leadsOut(root, path) ? undefined : orNothing(() => readFileSync(join(root, path)))),
    refusal: (path) => (leadsOut(root, path) ? 'link' : refusalOf(join(root, path))),
    files: (folder) => names(folder, 'file'),
    folders: (folder) => names(folder, 'folder'),
  }
}

/** Whether a link leads a path out of the first of its folders, which may itself be a link. */
function leadsOut(root: string, path: string): boolean {
  const [first = '', ...rest] = path.split('/')
  if (rest.length === 0) return false
  const real = orNothing(() => realpathSync(join(root, path)))
  const home = orNothing(() => realpathSync(join(root, first)))
  return real !== undefined && home !== undefined && !real.startsWith(`${home}${sep}`)
}

function refusalOf(path: string): Refused | undefined {
  try {
    if (statSync(path).isDirectory()) return 'folder'
    accessSync(path, constants.R_OK)
    return undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES' ? 'locked' : undefined
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
    refusal: () => undefined,
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
    refusal: (path) => layers.map((layer) => layer.refusal(path)).find((refused) => refused !== undefined),
    files: (folder) => all((layer) => layer.files(folder)),
    folders: (folder) => all((layer) => layer.folders(folder)),
  }
}

/** Only some folders of a tree; everything else appears not to exist. */
export function partOfSources(sources: Sources, folders: readonly string[]): Sources {
  const isIn = (path: string) => folders.some((folder) => path === folder || path.startsWith(`${folder}/`))
  return {
    bytes: (path) => (isIn(path) ? sources.bytes(path) : undefined),
    refusal: (path) => (isIn(path) ? sources.refusal(path) : undefined),
    files: (folder) => (isIn(folder) ? sources.files(folder) : []),
    folders: (folder) => (isIn(folder) ? sources.folders(folder) : []),
  }
}

/** The text of a file in UTF-8; undefined where there is none. */
export function textOf(sources: Sources, path: string): string | undefined {
  const bytes = sources.bytes(path)
  return bytes && new TextDecoder().decode(bytes)
}

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES', 'ELOOP'])

function orNothing<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}
