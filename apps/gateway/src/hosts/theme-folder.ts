import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type CompileResult, compileTheme } from '@livery/theme/compile-theme'

/** Compiles `themes/<id>/theme.json` with its parents. The merchant's check has made sure that it is there. */
export function compileFromFolder(root: string, id: string): CompileResult {
  const source = (themeId: string) => {
    const path = join(root, 'themes', themeId, 'theme.json')
    return existsSync(path) ? { file: relative(root, path), text: readFileSync(path, 'utf8') } : undefined
  }
  return compileTheme({ id, ...(source(id) ?? { file: `themes/${id}/theme.json`, text: '{}' }), resolveParent: source })
}
