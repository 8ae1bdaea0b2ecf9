import type { Composition } from '@livery/theme/composition'
import type { TextArea } from '../../shared/i18n/areas.ts'
import type { PageLook } from '../../shared/pages/page.ts'
import { variantsOfFrame } from './frames.ts'

/** The text areas that a page needs besides those of every page: its own, and those of what the composition shows. */
export function areasOf(page: PageLook | undefined, composition: Composition): readonly TextArea[] {
  const chunks = [...variantsOfFrame(composition), ...(page?.variants?.(composition) ?? [])]
  return [...new Set([...(page?.areas ?? []), ...chunks.flatMap(({ areas = [] }) => areas)])]
}
