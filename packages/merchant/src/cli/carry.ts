import { writeFileSync } from 'node:fs'
import { formatFaults } from '@livery/document/format-fault'
import { diskSources, layeredSources } from '@livery/document/sources'
import { bundleSources } from '../bundle.ts'
import { formatBundle, parseBundle } from '../bundle-text.ts'
import { checkMerchants } from '../check.ts'
import { bundleOf } from '../merchant-files.ts'
import { isError } from '../parse-merchant.ts'
import { sentences } from './check.ts'
import { Complaint, noMerchant } from './complaint.ts'
import { readText } from './read-text.ts'
import { writeFolders } from './write-files.ts'

/** `export <id> [--out file]`: a merchant in one file. */
export function exportMerchant(root: string, id: string, out: string | undefined): number {
  const sources = diskSources(root)
  const bundle = bundleOf(sources, id)
  if (!bundle) throw noMerchant(id, sources.folders('merchants'))
  const text = formatBundle(bundle)
  if (out === undefined) process.stdout.write(text)
  else {
    writeFileSync(out, text)
    console.log(`wrote ${out}: ${bundle.files.size} files, ${bundle.hash}`)
  }
  return 0
}

/**
 * `import <file> [--replace]`: reads a file of `export` and checks it in this installation first. Existing files that
 * differ are listed and not touched without `--replace`: other merchants may use the same group or theme.
 */
export async function importMerchant(root: string, file: string, replace: boolean): Promise<number> {
  const { bundle, faults } = parseBundle(file, readText(file))
  if (!bundle) {
    console.log(formatFaults(faults))
    return 1
  }
  const disk = diskSources(root)
  const others = [...bundle.files].filter(([path, bytes]) => {
    const here = disk.bytes(path)
    return here !== undefined && !Buffer.from(here).equals(bytes)
  })
  if (others.length > 0 && !replace) {
    const paths = others.map(([path]) => path).join(', ')
    throw new Complaint(`${paths} differ here. To replace them, and what they mean for other merchants: --replace`)
  }
  const checked = await checkMerchants(layeredSources(bundleSources(bundle), disk), bundle.id)
  console.log(sentences(checked))
  if (checked.some((one) => one.faults.some(isError))) {
    console.error('Nothing was written.')
    return 1
  }
  const [own, shared] = [true, false].map((mine) =>
    [...bundle.files].filter(([path]) => path.startsWith(`merchants/`) === mine),
  )
  const changed = (shared ?? []).filter(
    ([path, bytes]) => !disk.bytes(path) || others.some(([other]) => other === path) || !bytes,
  )
  // Groups and theme are written before the merchant that needs them.
  writeFolders(root, new Map([...changed, ...(own ?? [])]))
  console.log(`imported "${bundle.id}" (${bundle.hash})`)
  return 0
}
