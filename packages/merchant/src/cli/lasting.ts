import { layeredSources, memorySources, type Sources } from '@livery/document/sources'
import { checkMerchants } from '../check.ts'
import { isError } from '../parse-merchant.ts'
import { MERCHANT_ID } from '../sections/identity/schema.ts'
import { sentences } from './check.ts'
import { Complaint, noMerchant } from './complaint.ts'

/** A change that a command makes only with a confirmation. */
export interface LastingOptions {
  readonly confirm?: boolean | undefined
  readonly name?: string | undefined
  readonly host?: string | undefined
}

/** Throws a complaint that names the nearest merchant when no merchant has this id. */
export function assertMerchant(sources: Sources, id: string): void {
  const known = sources.folders('merchants')
  if (!known.includes(id)) throw noMerchant(id, known)
}

/** Throws a complaint when an id is not allowed, or is in use. */
export function assertFree(sources: Sources, id: string): void {
  if (!new RegExp(MERCHANT_ID).test(id)) {
    throw new Complaint(`"${id}" is no id: lower-case letters, digits and dashes, 3 to 32 of them, a letter first.`)
  }
  if (sources.folders('merchants').includes(id)) throw new Complaint(`There is a merchant "${id}" already.`)
}

/** Whether the merchant would pass with these files; if not, its faults are printed. */
export async function wouldPass(disk: Sources, id: string, files: ReadonlyMap<string, Uint8Array>): Promise<boolean> {
  const checked = await checkMerchants(layeredSources(memorySources(files), disk), id)
  if (!checked.some(({ faults }) => faults.some(isError))) return true
  console.log(sentences(checked))
  console.error('Nothing was written.')
  return false
}

/** The description of an unconfirmed change, and the way to confirm it. */
export function askToConfirm(command: string): number {
  console.log(`Nothing is changed yet. To do it: npm run merchant -- ${command} --confirm`)
  return 0
}
