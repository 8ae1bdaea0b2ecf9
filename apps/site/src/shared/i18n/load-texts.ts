import type { BootLanguage } from '@livery/contract/boot'
import { LATEST_TEXTS, textAddress } from '@livery/contract/texts'
import { acrossOffline } from '@livery/ui/connection'
import type { i18n } from 'i18next'
import { textsTag } from '../visit/texts-tag.ts'
import type { Visit } from '../visit/visit.ts'
import type { Area, TextArea } from './areas.ts'

/** Fetches an area's texts. */
async function fetchArea(address: string): Promise<Record<string, unknown>> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`text ${address}: ${response.status}`)
  return (await response.json()) as Record<string, unknown>
}

/**
 * Adds the texts of `areas` in `language` to `i18n`, fetching those it lacks; while the browser is offline it waits.
 */
export async function loadTexts(
  { i18n, boot }: Pick<Visit, 'i18n' | 'boot'>,
  language: BootLanguage,
  areas: readonly Area[],
): Promise<void> {
  const { others } = boot.texts
  const version = language.code === boot.language.code ? others : LATEST_TEXTS
  await Promise.all(
    areas
      .filter((area) => !i18n.hasResourceBundle(textsTag(language), area))
      .map(async (area) => {
        const text = await acrossOffline(() => fetchArea(textAddress(version, language.code, area)))
        i18n.addResourceBundle(textsTag(language), area, text)
      }),
  )
}

/** The areas that `i18n` has in some language, which a change of language must load. */
export function loadedAreas(i18n: i18n, areas: readonly TextArea[]): readonly TextArea[] {
  return areas.filter((area) => i18n.hasResourceBundle(i18n.language, area))
}
