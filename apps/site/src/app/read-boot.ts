import { BOOT_ELEMENT_ID, type Boot } from '@livery/contract/boot'
import type { InlineBoot } from '@livery/contract/first-data'

/** The boot document that the gateway put beside the markup. */
export function readBoot(page: Document): InlineBoot {
  return JSON.parse(page.getElementById(BOOT_ELEMENT_ID)?.textContent ?? '') as InlineBoot
}

/** The boot document and the first data that the page was rendered from. Rejects when they cannot be fetched. */
export async function fetchFirstData({ firstData }: InlineBoot): Promise<Boot['queries']> {
  if (firstData === null) return []
  const response = await fetch(firstData)
  if (!response.ok) throw new Error(`first data: ${response.status}`)
  return response.json()
}
