import type { Fault } from '@livery/document/fault'
import { diskSources, type Sources } from '@livery/document/sources'
import { certificateOf } from './certificate.ts'
import { eachMerchant, type LoadedMerchant, loadAmongOthers } from './load.ts'
import { PAGE_BUDGET, pageBytes } from './page-bytes.ts'
import { isError } from './parse-merchant.ts'
import { referenceFaults } from './references/reference-faults.ts'
import type { Certificate } from './report.ts'
import { readSurroundings, type Surroundings } from './surroundings.ts'

/** The result of checking one merchant. */
export interface CheckedMerchant {
  readonly id: string
  /** True when there is no error. */
  readonly ok: boolean
  /** Errors and warnings of its files and of its theme. */
  readonly faults: readonly Fault[]
  readonly certificate: Certificate
}

/**
 * Checks merchants against their schema, each other and the rest of the tree.
 * @param root the project's folder, or files that lie elsewhere
 * @param only the id of the one merchant to check; all when left out
 */
export async function checkMerchants(root: string | Sources, only?: string): Promise<readonly CheckedMerchant[]> {
  const sources = typeof root === 'string' ? diskSources(root) : root
  const around = readSurroundings(sources)
  if (only !== undefined) {
    const loaded = await loadAmongOthers(sources, only)
    return loaded ? [checked(loaded, around)] : []
  }
  const all: CheckedMerchant[] = []
  for await (const loaded of eachMerchant(sources)) all.push(checked(loaded, around))
  return all
}

function checked(loaded: LoadedMerchant, around: Surroundings): CheckedMerchant {
  const faults = [...loaded.faults, ...referenceFaults(loaded, around), ...pageFaults(loaded)]
  const certificate = certificateOf(loaded, faults, around)
  return { id: loaded.id, ok: !faults.some(isError), faults, certificate }
}

/** Every page carries the merchant's data, so a large merchant makes every page slow. */
function pageFaults({ merchant, documents }: LoadedMerchant): Fault[] {
  if (!merchant) return []
  const bytes = pageBytes(merchant)
  if (bytes <= PAGE_BUDGET) return []
  const [has, may] = [bytes, PAGE_BUDGET].map((weight) => `${Math.ceil(weight / 1024)} KB`)
  return [
    documents.merchant.faultAt([], {
      code: 'size.page',
      message: `every page would carry ${has} of this merchant, at most ${may} are sent`,
      repair: 'Shorten its customer service entries, channels, apps, menus and legal texts',
    }),
  ]
}
