import { TEXT_AREAS } from '../i18n/areas.ts'
import { loadTexts } from '../i18n/load-texts.ts'
import type { Visit } from '../visit/visit.ts'
import type { Popup } from './popup.ts'

/** Adds the texts that a pop-up needs in the present language. */
export function loadPopupTexts({ areas }: Pick<Popup, 'areas'>, visit: Visit): Promise<void> {
  const { language } = visit.preferences.getState()
  const needed = TEXT_AREAS.filter((area) => areas.includes(area))
  return loadTexts(visit, language, needed)
}
