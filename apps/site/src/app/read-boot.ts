import { BOOT_ELEMENT_ID } from '@livery/contract/boot'
import { type FirstData, type InlineBoot, NO_FIRST_DATA } from '@livery/contract/first-data'
import { NO_NAME, namedAt } from '@livery/contract/pages'

/** The boot document that the gateway put beside the markup. */
export function readBoot(page: Document): InlineBoot {
  return JSON.parse(page.getElementById(BOOT_ELEMENT_ID)?.textContent ?? '') as InlineBoot
}

/** The first data that the page at this path was rendered from. Rejects when they cannot be fetched. */
export async function fetchFirstData(
  { firstData }: Pick<InlineBoot, 'firstData'>,
  pathname: string,
): Promise<FirstData> {
  if (firstData === null) return NO_FIRST_DATA
  const response = await fetch(firstData)
  if (!response.ok) throw new Error(`first data: ${response.status}`)
  const first: FirstData = await response.json()
  return { ...first, queries: first.queries.map(([key, answer]) => [ofNameIn(pathname, key), answer]) }
}

/**
 * All unknown names share one rendered page (`NO_NAME`), so its data also holds for the unknown name in the address.
 */
function ofNameIn(pathname: string, key: readonly unknown[]): readonly unknown[] {
  const [call, request] = key as readonly [string, Readonly<Record<string, unknown>>]
  if (request.vassalage !== NO_NAME) return key
  const game = namedAt('game', pathname)
  if (game) return [call, { ...request, vassalage: game.vendor, gameCode: game.code }]
  const provider = namedAt('provider', pathname)
  return provider ? [call, { ...request, vassalage: provider.vendor }] : key
}
