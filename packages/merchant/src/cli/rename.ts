import { withValue } from '@livery/document/edit-document'
import { parseDocument } from '@livery/document/parse-document'
import { diskSources, layeredSources, memorySources, textOf } from '@livery/document/sources'
import { changeInWords } from '../changes/in-words.ts'
import { loadRelease } from '../loaded-release.ts'
import { Complaint } from './complaint.ts'
import { askToConfirm, assertMerchant, type LastingOptions, wouldPass } from './lasting.ts'
import { writeInto } from './write-files.ts'

/**
 * `rename <id> --name … [--host …] [--confirm]`: another brand name and main host. The id stays, because accounts,
 * books and history use it (docs/decisions/40); the old hosts stay too, so that old links lead to the merchant.
 */
export async function rename(root: string, id: string, { name, host, confirm }: LastingOptions): Promise<number> {
  const disk = diskSources(root)
  assertMerchant(disk, id)
  if (name === undefined && host === undefined) {
    throw new Complaint(`Which name? npm run merchant -- rename ${id} --name "New name" --host new.example`)
  }
  const { loadedRelease: before } = await loadRelease(disk, id)
  if (!before) throw new Complaint(`merchants/${id} has faults: npm run merchant -- check ${id}`)
  const path = `merchants/${id}/merchant.json`
  const text = renamed(path, textOf(disk, path) ?? '', name, host)
  const files = new Map([[path, new TextEncoder().encode(text)]])
  if (!(await wouldPass(disk, id, files))) return 1
  const { loadedRelease: after } = await loadRelease(layeredSources(memorySources(files), disk), id)
  if (after) console.log(changeInWords(before, after))
  console.log(
    `The id stays "${id}": players, ledger and history stand under it.${
      name === undefined
        ? ''
        : ` Look at merchants/${id}/assets: a wordmark still shows the old name until it is drawn anew.`
    }`,
  )
  if (!confirm) {
    const options = [...(name === undefined ? [] : ['--name', JSON.stringify(name)]), ...(host ? ['--host', host] : [])]
    return askToConfirm(`rename ${id} ${options.join(' ')}`)
  }
  writeInto(root, path, text)
  console.log(`wrote ${path}`)
  return 0
}

function renamed(path: string, text: string, name: string | undefined, host: string | undefined): string {
  const { value } = parseDocument(path, text)
  const { hosts = [] } = value as { readonly hosts?: readonly string[] }
  const named = name === undefined ? text : withValue(text, ['name'], name)
  if (host === undefined) return named
  const reached = withValue(named, ['hosts'], [host, ...hosts.filter((one) => one !== host)])
  return withValue(reached, ['domains', 'main'], host)
}
