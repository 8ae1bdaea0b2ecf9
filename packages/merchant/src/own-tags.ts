import type { BootLanguage } from '@livery/contract/boot'
import { numberLayout } from '@livery/locale/number-layout'
import type { Merchant } from './merchant.ts'

/**
 * A language as this merchant uses it: with the merchant's own tag if it has one, so that dates, numbers and screen
 * reader voices fit its region.
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
