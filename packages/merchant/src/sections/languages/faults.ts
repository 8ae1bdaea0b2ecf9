import { closest } from '@livery/document/closest'
import type { Fault } from '@livery/document/fault'
import { languageAndScript, localeByCode, localeCodes, resolveCode } from '@livery/locale/registry'
import { type Draft, entriesOf, type Rule, type Stated } from '../../draft.ts'
import type { languages } from './schema.ts'

type File = Stated<typeof languages>

/** Languages must be the platform’s, and a merchant's own tag must mean the same language. */
export const languageFaults: Rule<File> = (draft) => [...codeFaults(draft), ...tagFaults(draft)]

function codeFaults({ file, merchant }: Draft<File>): Fault[] {
  return entriesOf(file.languages).flatMap(([index, code]) => {
    if (localeCodes.includes(code)) return []
    const near = resolveCode(code) ?? closest(code, localeCodes)
    return merchant.faultAt(['languages', index], {
      code: 'language.unknown',
      message: `the platform has no language ${JSON.stringify(code)}`,
      ...(near === undefined ? {} : { suggestion: JSON.stringify(near) }),
      repair: `Use one of ${localeCodes.join(', ')}`,
    })
  })
}

/** A merchant's own tag must keep the language and script, because texts and fonts belong to these. */
function tagFaults({ file, merchant }: Draft<File>): Fault[] {
  const languages = entriesOf(file.languages).map(([, code]) => code)
  return Object.entries(file.languageTags ?? {}).flatMap(([code, tag]) => {
    const usual = localeByCode(code)?.tag
    if (!languages.includes(code) || usual === undefined) {
      const message = `a tag for ${code}, which the merchant does not speak`
      return merchant.faultAt(['languageTags', code], { code: 'language.tag', message, repair: 'Remove it' }, 'key')
    }
    if (tag === undefined || languageAndScript(tag) === languageAndScript(usual)) return []
    return merchant.faultAt(['languageTags', code], {
      code: 'language.tag',
      message: `${code} is ${usual}, and this tag is another language or script`,
      found: JSON.stringify(tag),
      repair: `Write a tag that begins with ${usual.split('-', 1)[0]}, such as ${usual}`,
    })
  })
}
