import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CompileResult, compileTheme } from './compile-theme.ts'

const ID = /^[a-z][a-z0-9-]{0,39}$/
const fileOf = (id: string): string => `themes/${id}/theme.json`

/** Ids of the themes below `root`, sorted. */
export function themeIds(root: string): string[] {
  return readdirSync(join(root, 'themes'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && ID.test(entry.name))
    .map((entry) => entry.name)
    .sort()
}

/**
 * Reads and compiles `themes/<id>/theme.json` below `root`, parents too.
 * @param root the project's folder
 * @returns as `compileTheme`; a missing file is a fault, not an exception
 */
export function loadTheme(root: string, id: string): CompileResult {
  const source = themeSource(root, id)
  if (!source) {
    const known = themeIds(root).join(', ')
    return {
      ok: false,
      faults: [
        {
          code: 'theme.missing',
          severity: 'error',
          file: fileOf(ID.test(id) ? id : '…'),
          line: 1,
          column: 1,
          path: '',
          message: `there is no theme ${JSON.stringify(id.slice(0, 40))}`,
          repair: `There are: ${known}`,
        },
      ],
    }
  }
  return compileTheme({ id, ...source, resolveParent: (parent) => themeSource(root, parent) })
}

/** The text of `themes/<id>/theme.json` below `root`; undefined where there is no such file. */
export function themeSource(root: string, id: string): { file: string; text: string } | undefined {
  if (!ID.test(id)) return undefined
  const file = fileOf(id)
  try {
    return { file, text: readFileSync(join(root, file), 'utf8') }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
