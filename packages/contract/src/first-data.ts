import type { Boot } from './boot.ts'

/**
 * The part of the boot document that the rendered markup already shows and only hydration needs: it is fetched
 * separately.
 */
export type FirstData = Pick<Boot, 'queries' | 'vendorMarks' | 'paymentMarks'>

/** Splits a boot document into the part that is fetched, and the part inside the page. */
export function splitBoot({ queries, vendorMarks, paymentMarks, ...inline }: Boot): {
  readonly first: FirstData
  readonly inline: Omit<Boot, keyof FirstData>
} {
  return { first: { queries, vendorMarks, paymentMarks }, inline }
}

export const NO_FIRST_DATA: FirstData = { queries: [], vendorMarks: [], paymentMarks: [] }

/** The boot document inside the page: it has only the address of the first data. */
export interface InlineBoot extends Omit<Boot, keyof FirstData> {
  /** The address of the first data, which changes with their content; null where there are none. */
  readonly firstData: string | null
}

export const FIRST_DATA_PATH = '/first-data'

/**
 * The address of a page's first data.
 *
 * @param hash of their content
 *
 * @param page the page's own address, from which they are made again once they have left the cache
 */
export function firstDataAddress(hash: string, language: string, page: string): string {
  return `${FIRST_DATA_PATH}/${hash}?${new URLSearchParams({ language, page })}`
}
