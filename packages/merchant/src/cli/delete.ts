import { parseDocument } from '@livery/document/parse-document'
import { diskSources, type Sources, textOf } from '@livery/document/sources'
import { bundleOf } from '../merchant-files.ts'
import { askToConfirm, assertMerchant, type LastingOptions } from './lasting.ts'
import { removeFolder } from './write-files.ts'

/**
 * `delete <id> [--confirm]`: removes a merchant's folder, and so takes its site offline. Accounts, money and history
 * stay in the database under its id, and appear again when the folder does.
 */
export function deleteMerchant(root: string, id: string, { confirm }: LastingOptions): number {
  const disk = diskSources(root)
  assertMerchant(disk, id)
  const folder = `merchants/${id}`
  const own = [...(bundleOf(disk, id)?.files.keys() ?? [])].filter((path) => path.startsWith(`${folder}/`))
  console.log([...own, folder].map((path) => `${confirm ? 'removed' : 'would remove'} ${path}`).join('\n'))
  const theme = themeOf(disk, id)
  if (
    theme !== undefined &&
    !disk.folders('merchants').some((other) => other !== id && themeOf(disk, other) === theme)
  ) {
    console.log(`The theme "${theme}" stays in themes/${theme}; no other merchant states it.`)
  }
  console.log(
    `Players, ledger and history stay in the database under "${id}", and are there again when the folder is: never give this id to another merchant.`,
  )
  if (!confirm) {
    console.log(`To keep the files: npm run merchant -- export ${id} --out ${id}.json`)
    return askToConfirm(`delete ${id}`)
  }
  removeFolder(root, folder)
  return 0
}

function themeOf(sources: Sources, id: string): string | undefined {
  const path = `merchants/${id}/merchant.json`
  const { value } = parseDocument(path, textOf(sources, path) ?? '{}')
  const theme = (value as { readonly theme?: unknown } | undefined)?.theme
  return typeof theme === 'string' ? theme : undefined
}
