import { useTranslation } from 'react-i18next'
import type { TextArea } from './areas.ts'

/** The texts of an area in the reader's language; the component renders again when the language changes. */
export function useText<Area extends TextArea>(area: Area) {
  return useTranslation(area).t
}
