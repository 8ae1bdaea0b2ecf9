import { formatFaults } from '@livery/document/format-fault'
import { diskSources, memorySources, type Sources } from '@livery/document/sources'
import { installedBundle } from '../bundle.ts'
import { parseBundle } from '../bundle-text.ts'
import { changeInWords } from '../changes/in-words.ts'
import { loadRelease } from '../loaded-release.ts'
import { bundleOf } from '../merchant-files.ts'
import { Complaint, noMerchant } from './complaint.ts'
import { gitSources } from './git-sources.ts'
import { readText } from './read-text.ts'

/** `diff <id> [file]`: the changes since the last commit, or since an export, in words. */
export async function diff(root: string, id: string, file: string | undefined): Promise<number> {
  const disk = diskSources(root)
  const known = disk.folders('merchants')
  if (!known.includes(id)) throw noMerchant(id, known)
  const { loadedRelease: before } = await loadRelease(formerSources(root, id, file), id)
  const { loadedRelease: after } = await loadRelease(alone(disk, id), id)
  if (!before) throw new Complaint(`What it is compared with has no sound merchant "${id}".`)
  if (!after) throw new Complaint(`merchants/${id} has faults: npm run merchant -- check ${id}`)
  console.log(changeInWords(before, after))
  return 0
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
  return installedBundle(bundle, disk)
}

/** One merchant's own files over the installation's vendors and languages. */
function alone(sources: Sources, id: string): Sources {
  const bundle = bundleOf(sources, id)
  return bundle ? installedBundle(bundle, sources) : memorySources(new Map())
}
