import type { BootLanguage } from '@livery/contract/boot'
import { latestTextAddress } from '@livery/contract/texts'
import type { i18n } from 'i18next'
import type { TextArea } from './areas.ts'
import { textsTag } from './texts-tag.ts'

/** Fetches an area's text; the addresses of the boot document are immutable, others are asked for by language. */
async function fetchArea(address: string): Promise<Record<string, unknown>> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`text ${address}: ${response.status}`)
  return (await response.json()) as Record<string, unknown>
}

/**
 * Puts the text of `areas` in `language` into `i18n`, fetching what it does not have yet. `known` names the immutable
 * addresses of the language the page came in.
 */
export async function loadTexts(
  i18n: i18n,
  language: BootLanguage,
  areas: readonly TextArea[],
  known: Readonly<Record<string, string>>,
): Promise<void> {
  await Promise.all(
    areas
      .filter((area) => !i18n.hasResourceBundle(textsTag(language), area))
      .map(async (area) => {
        const text = await fetchArea(known[area] ?? latestTextAddress(language.code, area))
        i18n.addResourceBundle(textsTag(language), area, text)
      }),
  )
}

/** The areas that some language of `i18n` already has: what a change of language has to bring along. */
export function loadedAreas(i18n: i18n, areas: readonly TextArea[]): readonly TextArea[] {
  return areas.filter((area) => i18n.hasResourceBundle(i18n.language, area))
}
