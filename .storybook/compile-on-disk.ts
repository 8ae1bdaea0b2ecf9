import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatFault } from '@livery/document/format-fault'
import { type CompiledTheme, compileTheme } from '@livery/theme/compile-theme'

const folder = join(import.meta.dirname, '..', 'themes')

/** Ids of the project's themes, computed from the folder. */
export function themesOnDisk(): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

export const themeFile = (id: string) => join(folder, id, 'theme.json')

/** A theme as the gateway compiles it. Throws with all its faults. */
export function compileOnDisk(id: string): CompiledTheme {
  const read = (theme: string) => readFileSync(themeFile(theme), 'utf8')
  const result = compileTheme({
    id,
    file: `themes/${id}/theme.json`,
    text: read(id),
    resolveParent: (parent) => ({ file: `themes/${parent}/theme.json`, text: read(parent) }),
  })
  if (!result.ok) throw new Error(result.faults.map((fault) => formatFault(fault)).join('\n'))
  return result.theme
}
