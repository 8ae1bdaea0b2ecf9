import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Writes files of a project so that a process watching it never sees half of them: each top folder (`themes/x`,
 * `merchants/x`) is written aside and then renamed into place, in the order given. An existing folder is replaced.
 * @param files content by path; every path has at least two folders
 */
export function writeFolders(root: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  const folders = [...new Set([...files.keys()].map((path) => path.split('/').slice(0, 2).join('/')))]
  // Inside the project, because a rename cannot cross file systems.
  const aside = mkdtempSync(join(root, '.new-'))
  try {
    for (const [path, content] of files) {
      mkdirSync(dirname(join(aside, path)), { recursive: true })
      writeFileSync(join(aside, path), content)
    }
    for (const folder of folders) {
      const [place, former] = [join(root, folder), join(aside, 'former', folder)]
      mkdirSync(dirname(place), { recursive: true })
      if (existsSync(place)) {
        mkdirSync(dirname(former), { recursive: true })
        renameSync(place, former)
      }
      renameSync(join(aside, folder), place)
    }
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

/** Replaces one file of a project in one step. */
export function writeInto(root: string, path: string, content: string): void {
  const aside = mkdtempSync(join(root, '.new-'))
  try {
    writeFileSync(join(aside, 'file'), content)
    renameSync(join(aside, 'file'), join(root, path))
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

/** Removes a folder of a project in one step, so that a process watching it never sees half of it. */
export function removeFolder(root: string, folder: string): void {
  const aside = mkdtempSync(join(root, '.old-'))
  renameSync(join(root, folder), join(aside, 'folder'))
  rmSync(aside, { recursive: true, force: true })
}
