import { BOOT_ELEMENT_ID } from '@livery/contract/boot'
import { type FirstData, type InlineBoot, NO_FIRST_DATA } from '@livery/contract/first-data'

/** The boot document that the gateway put beside the markup. */
export function readBoot(page: Document): InlineBoot {
  return JSON.parse(page.getElementById(BOOT_ELEMENT_ID)?.textContent ?? '') as InlineBoot
}

/** The first data that the page was rendered from. Rejects when they cannot be fetched. */
export async function fetchFirstData({ firstData }: Pick<InlineBoot, 'firstData'>): Promise<FirstData> {
  if (firstData === null) return NO_FIRST_DATA
  const response = await fetch(firstData)
  if (!response.ok) throw new Error(`first data: ${response.status}`)
  return response.json()
}
