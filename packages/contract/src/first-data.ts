import type { Boot } from './boot.ts'

/** What the markup is rendered from and nothing needs before the script takes the page over: it is fetched beside it. */
export type FirstData = Pick<Boot, 'queries' | 'vendorMarks' | 'paymentMarks'>

/** A boot document in its two parts: what is fetched, and what stands in the page. */
export function splitBoot({ queries, vendorMarks, paymentMarks, ...inline }: Boot): {
  readonly first: FirstData
  readonly inline: Omit<Boot, keyof FirstData>
} {
  return { first: { queries, vendorMarks, paymentMarks }, inline }
}

export const NO_FIRST_DATA: FirstData = { queries: [], vendorMarks: [], paymentMarks: [] }

/** The boot document as it stands in the page: of its first data only where they are. */
export interface InlineBoot extends Omit<Boot, keyof FirstData> {
  /** The address of the first data, under a name that changes with what is in them; null where there are none. */
  readonly firstData: string | null
}

export const FIRST_DATA_PATH = '/first-data'

/**
 * Where a page's first data are.
 * @param hash of what is in them
 * @param page the page's own address, by which they are made anew where they are no longer at hand
 */
export function firstDataAddress(hash: string, language: string, page: string): string {
  return `${FIRST_DATA_PATH}/${hash}?${new URLSearchParams({ language, page })}`
}
