import Type from 'typebox'
import { LanguageCode } from '../../texts.ts'

/** The merchant's languages. */
export const languages = {
  languages: Type.Array(LanguageCode, {
    minItems: 1,
    uniqueItems: true,
    description: 'platform language codes: the default first, then the others',
  }),
  languageTags: Type.Optional(
    Type.Record(
      LanguageCode,
      Type.String({
        pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
        maxLength: 35,
        description: 'a BCP 47 tag such as es-MX',
      }),
      {
        additionalProperties: false,
        description: 'how a language is spoken and written here, where that is not the platform’s way: {"ES": "es-MX"}',
      },
    ),
  ),
}
