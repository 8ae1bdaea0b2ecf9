import { withValue } from '@livery/document/edit-document'
import { parseDocument } from '@livery/document/parse-document'
import { diskSources } from '@livery/document/sources'
import { askToConfirm, assertFree, assertMerchant, type LastingOptions, wouldPass } from './lasting.ts'
import { writeFolders } from './write-files.ts'

/**
 * `clone <id> <new> [--name …] [--host …] [--confirm]`: a second merchant with the files of the first, its own theme
 * included, under a name and host of its own. Accounts, money and history are not copied.
 */
export async function clone(
  root: string,
  id: string,
  copy: string,
  { name, host = `${copy}.example`, confirm }: LastingOptions,
): Promise<number> {
  const disk = diskSources(root)
  assertMerchant(disk, id)
  assertFree(disk, copy)
  const files = new Map<string, Uint8Array>()
  const take = (from: string, to: string) => {
    for (const file of disk.files(from)) {
      const bytes = disk.bytes(`${from}/${file}`)
      if (bytes) files.set(`${to}/${file}`, bytes)
    }
  }
  take(`merchants/${id}`, `merchants/${copy}`)
  take(`merchants/${id}/assets`, `merchants/${copy}/assets`)
  const path = `merchants/${copy}/merchant.json`
  const text = new TextDecoder().decode(files.get(path))
  const { theme } = (parseDocument(path, text).value ?? {}) as { readonly theme?: string }
  // A theme of the merchant's own is copied too, so that the two can be told apart later.
  const isOwnTheme = theme === id && !disk.folders('themes').includes(copy)
  if (isOwnTheme) take(`themes/${id}`, `themes/${copy}`)
  const changes: readonly (readonly [path: readonly string[], value: unknown])[] = [
    [['id'], copy],
    ...(name === undefined ? [] : [[['name'], name] as const]),
    [['hosts'], [host]],
    [['domains'], { main: host, mirrors: [] }],
    ...(isOwnTheme ? [[['theme'], copy] as const] : []),
  ]
  files.set(
    path,
    new TextEncoder().encode(changes.reduce((changed, [at, value]) => withValue(changed, at, value), text)),
  )
  if (!(await wouldPass(disk, copy, files))) return 1
  // The theme is written before the merchant that needs it.
  const ordered = new Map([...files].sort(([one], [other]) => (one < other ? 1 : -1)))
  const lines = [...ordered.keys()].map((file) => `${confirm ? 'wrote' : 'would write'} ${file}`)
  console.log(lines.join('\n'))
  console.log(`At ${host}, with accounts and books of its own: those of "${id}" are not copied.`)
  if (!confirm) {
    const chosen = name === undefined ? '' : ` --name ${JSON.stringify(name)}`
    return askToConfirm(`clone ${id} ${copy}${chosen} --host ${host}`)
  }
  writeFolders(root, ordered)
  return 0
}
