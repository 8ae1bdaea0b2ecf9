import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ImportResult, importTokens } from '../dtcg/import-tokens.ts'

const ID = /^[a-z][a-z0-9-]{0,39}$/

/** The result of an import, or the reason why nothing was imported. */
type Imported = { readonly complaint: string } | { readonly file: string; readonly result: ImportResult }

/**
 * Makes `themes/<id>/theme.json` from a file of design tokens; writes nothing when the file has any fault.
 * @param file relative to the caller's folder
 * @param replace whether an existing theme may be overwritten
 */
export function importTheme(
  root: string,
  file: string,
  id: string,
  { brand, replace }: { readonly brand?: string | undefined; readonly replace?: boolean | undefined },
): Imported {
  if (!ID.test(id))
    return { complaint: `"${id}" cannot be the id of a theme: small letters, digits and "-", at most 40.` }
  if (!existsSync(file)) return { complaint: `There is no file "${file}".` }
  const target = join('themes', id, 'theme.json')
  if (existsSync(join(root, target)) && !replace)
    return { complaint: `${target} is there already. Choose another id, or say --replace.` }
  const result = importTokens({
    id,
    file,
    text: readFileSync(file, 'utf8'),
    readSibling: (name) => {
      const path = join(dirname(file), name)
      return existsSync(path) ? readFileSync(path, 'utf8') : undefined
    },
    ...(brand === undefined ? {} : { brand }),
  })
  if (result.ok) {
    const text = JSON.stringify({ $schema: '../../packages/theme/src/theme.schema.json', ...result.choices }, null, 2)
    mkdirSync(join(root, 'themes', id), { recursive: true })
    writeFileSync(join(root, target), `${text}\n`)
  }
  return { file: target, result }
}
