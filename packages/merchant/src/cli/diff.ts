import { readFileSync } from 'node:fs'
import { formatFaults } from '@livery/document/format-fault'
import { diskSources, layeredSources, memorySources, type Sources } from '@livery/document/sources'
import { inSentences as themeSentences } from '@livery/theme/cli/diff'
import { loadTheme } from '@livery/theme/load-theme'
import { bundleOf, bundleSources, parseBundle } from '../bundle.ts'
import { changesBetween, inSentences } from '../changes/changes.ts'
import { loadMerchants } from '../load.ts'
import type { Merchant } from '../merchant.ts'
import { isError } from '../parse-merchant.ts'
import { Complaint, noMerchant } from './complaint.ts'
import { gitSources } from './git-sources.ts'

/** `diff <id> [file]`: what changed since the last commit, or since an export, in a merchant's words. */
export async function diff(root: string, id: string, file: string | undefined): Promise<number> {
  const disk = diskSources(root)
  const known = disk.folders('merchants')
  if (!known.includes(id)) throw noMerchant(id, known)
  const before = await worn(formerSources(root, id, file), id)
  const after = await worn(alone(disk, id), id)
  if (!before) throw new Complaint(`What it is compared with has no sound merchant "${id}".`)
  if (!after) throw new Complaint(`merchants/${id} has faults: npm run merchant -- check ${id}`)
  console.log(changeInWords(before, after))
  return 0
}

type Worn = NonNullable<Awaited<ReturnType<typeof worn>>>

/** What a change means, its theme's part included. */
export function changeInWords(before: Worn, after: Worn): string {
  const said = inSentences(changesBetween(before.merchant, after.merchant))
  if (before.theme.hash === after.theme.hash) return said
  const looks = themeSentences(before.theme, after.theme)
  return changesBetween(before.merchant, after.merchant).length === 0 ? looks : `${said}\n${looks}`
}

function formerSources(root: string, id: string, file: string | undefined): Sources {
  const disk = diskSources(root)
  if (file === undefined) {
    const committed = gitSources(root)
    if (!committed) throw new Complaint(`There is no commit to compare with. Name an export: diff ${id} <file>`)
    if (!committed.folders('merchants').includes(id))
      throw new Complaint(`The last commit has no merchant "${id}": all of it is new.`)
    return alone(committed, id)
  }
  const { bundle, faults } = parseBundle(file, readText(file))
  if (!bundle) throw new Complaint(formatFaults(faults))
  if (bundle.id !== id) throw new Complaint(`${file} is an export of "${bundle.id}", not of "${id}".`)
  // Vendors and languages are the installation's.
  return layeredSources(bundleSources(bundle), without(disk))
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Complaint(`${file} cannot be read: ${(error as Error).message}`)
  }
}

/** One merchant's own files over the installation's vendors and languages. */
function alone(sources: Sources, id: string): Sources {
  const bundle = bundleOf(sources, id)
  return layeredSources(bundle ? bundleSources(bundle) : memorySources(new Map()), without(sources))
}

/** What belongs to the installation and not to a merchant. */
function without(sources: Sources): Sources {
  const shared = (folder: string) => /^(vendors|locales)(\/|$)/.test(folder)
  return {
    bytes: (path) => (shared(path) ? sources.bytes(path) : undefined),
    files: (folder) => (shared(folder) ? sources.files(folder) : []),
    folders: (folder) => (shared(folder) ? sources.folders(folder) : []),
  }
}

async function worn(sources: Sources, id: string) {
  const { folders } = await loadMerchants(sources)
  const merchant: Merchant | null | undefined = folders.find(
    (one) => one.id === id && !one.faults.some(isError),
  )?.merchant
  const theme = merchant && loadTheme(sources, merchant.theme)
  return merchant && theme?.ok ? { merchant, theme: theme.theme } : null
}
