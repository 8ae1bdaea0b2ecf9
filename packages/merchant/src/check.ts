import type { Fault } from '@livery/document/fault'
import { diskSources, type Sources } from '@livery/document/sources'
import { type Certificate, certificateOf } from './certificate.ts'
import { eachMerchant } from './load.ts'
import { isError } from './parse-merchant.ts'
import { referenceFaults } from './reference-faults.ts'
import { readSurroundings } from './surroundings.ts'

/** What the check of one merchant found. */
export interface CheckedMerchant {
  readonly id: string
  /** Errors and warnings of its files, and of the theme it wears. */
  readonly faults: readonly Fault[]
  /** Null when there is an error. */
  readonly certificate: Certificate | null
}

/**
 * Checks merchants against their schema, each other and the rest of the tree.
 * @param root the project's folder, or files that lie elsewhere
 * @param only the id of the one merchant to report on; all when left out
 */
export async function checkMerchants(root: string | Sources, only?: string): Promise<readonly CheckedMerchant[]> {
  const sources = typeof root === 'string' ? diskSources(root) : root
  const around = readSurroundings(sources)
  const checked: CheckedMerchant[] = []
  for await (const loaded of eachMerchant(sources)) {
    if (only !== undefined && loaded.id !== only) continue
    const faults = [...loaded.faults, ...referenceFaults(loaded, around)]
    const sound = loaded.merchant !== null && !faults.some(isError)
    checked.push({ id: loaded.id, faults, certificate: sound ? certificateOf(loaded.merchant, around) : null })
  }
  return checked
}
