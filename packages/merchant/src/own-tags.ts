import type { BootLanguage } from '@livery/contract/boot'
import { numberLayout } from '@livery/locale/number-layout'
import type { Merchant } from './merchant.ts'

/**
 * A language as this merchant speaks it: by its own tag where it has one, so that dates, numbers and voices are those of
 * its people.
 * @param shown the platform code of the language the texts are in
 */
export function withOwnTags(
  language: BootLanguage,
  { languageTags = {} }: Pick<Merchant, 'languageTags'>,
  shown: string,
): BootLanguage {
  const { formatFallback } = language
  const [own, native] = [languageTags[shown], languageTags[language.code]]
  return {
    ...language,
    ...(own === undefined
      ? {}
      : { tag: own, formatTag: own, numbers: numberLayout({ formatTag: own, formatFallback }) }),
    ...(native === undefined ? {} : { nativeTag: native }),
  }
}
