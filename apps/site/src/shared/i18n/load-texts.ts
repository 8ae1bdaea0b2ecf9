import type { BootLanguage } from '@livery/contract/boot'
import { latestTextAddress } from '@livery/contract/texts'
import { acrossOffline } from '@livery/ui/connection'
import type { i18n } from 'i18next'
import { textsTag } from '../visit/texts-tag.ts'
import type { Area, TextArea } from './areas.ts'

/** Fetches an area's texts; the boot document's addresses are immutable, other languages are requested by name. */
async function fetchArea(address: string): Promise<Record<string, unknown>> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`text ${address}: ${response.status}`)
  return (await response.json()) as Record<string, unknown>
}

/**
 * Adds the texts of `areas` in `language` to `i18n`, fetching those it lacks; while the
 * browser is offline it waits. `known` has the immutable addresses of
 * the page's own language.
 */
export async function loadTexts(
  i18n: i18n,
  language: BootLanguage,
  areas: readonly Area[],
  known: Readonly<Record<string, string>>,
): Promise<void> {
  await Promise.all(
    areas
      .filter((area) => !i18n.hasResourceBundle(textsTag(language), area))
      .map(async (area) => {
        const text = await acrossOffline(() => fetchArea(known[area] ?? latestTextAddress(language.code, area)))
        i18n.addResourceBundle(textsTag(language), area, text)
      }),
  )
}

/** The areas that `i18n` has in some language, which a change of language must load. */
export function loadedAreas(i18n: i18n, areas: readonly TextArea[]): readonly TextArea[] {
  return areas.filter((area) => i18n.hasResourceBundle(i18n.language, area))
}
