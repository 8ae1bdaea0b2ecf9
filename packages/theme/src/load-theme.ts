import { diskSources, type Sources, textOf } from '@livery/document/sources'
import { type CompileResult, compileTheme } from './compile-theme.ts'

const ID = /^[a-z][a-z0-9-]{0,39}$/
const fileOf = (id: string): string => `themes/${id}/theme.json`

/** Ids of the themes below `root`, sorted. */
export function themeIds(root: string | Sources): string[] {
  return sourcesAt(root)
    .folders('themes')
    .filter((name) => ID.test(name))
}

const sourcesAt = (root: string | Sources): Sources => (typeof root === 'string' ? diskSources(root) : root)

/**
 * Reads and compiles `themes/<id>/theme.json` below `root`, parents too.
 * @param root the project's folder, or files that lie elsewhere
 * @returns as `compileTheme`; a missing file is a fault, not an exception
 */
export function loadTheme(root: string | Sources, id: string): CompileResult {
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
export function themeSource(root: string | Sources, id: string): { file: string; text: string } | undefined {
  if (!ID.test(id)) return undefined
  const file = fileOf(id)
  const text = textOf(sourcesAt(root), file)
  return text === undefined ? undefined : { file, text }
}
