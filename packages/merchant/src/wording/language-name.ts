import { localeByCode } from '@livery/locale/registry'

const displayNames = new Intl.DisplayNames('en', { type: 'language' })

/** A language's name in English by its platform code. */
export const languageName = (code: string) => displayNames.of(localeByCode(code)?.tag ?? 'und') ?? code
