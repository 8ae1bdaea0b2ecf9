import { boots } from 'virtual:boots'
import { merchants } from 'virtual:merchants'
import { isPseudoTag } from '@livery/locale/pseudo'
import type { TextTree } from '@livery/locale/texts'
import { openVisit, type Visit } from '../../apps/site/src/app/testing/open-visit.ts'
import type { Recording } from '../../apps/site/src/app/testing/recording.ts'
import { spokenLocale } from '../appearance-of.ts'
import { type Toolbar, toolbarLocales } from '../toolbar.ts'
import { recordedLanguages } from './recorded-languages.ts'

const recordings = import.meta.glob<Recording>('./recordings/*.json', { import: 'default' })
const texts = import.meta.glob<TextTree>(['../../locales/*/*.json', '!**/glossary.json', '!**/notes/*'], {
  import: 'default',
})

/**
 * A visit of the toolbar's merchant, in its language if that is recorded, otherwise in its first; a pseudo-locale is
 * made from its English or its first language.
 */
export async function visitOf(toolbar: Toolbar, path: string, signedIn: boolean): Promise<Visit> {
  const merchant = merchants.find(({ id }) => id === toolbar.merchant) ?? merchants[0]
  if (!merchant) throw new Error('the project has no merchant')
  const { code, tag } = toolbarLocales.find((row) => row.code === spokenLocale(toolbar)) ?? { code: '', tag: '' }
  const pseudo = isPseudoTag(tag) ? tag : undefined
  const recorded = recordedLanguages(merchant.languages)
  const recordedLanguage = pseudo ? 'EN' : code
  const spoken = recorded.find((one) => one === recordedLanguage) ?? recorded[0] ?? ''
  const name = `${merchant.id}.${spoken}`
  const [boot, recording] = [boots[name], await recordings[`./recordings/${name}.json`]?.()]
  if (!boot || !recording)
    throw new Error(`Nothing is recorded of ${merchant.id} in ${spoken}. Run: npm run storybook:record`)
  return openVisit(recording, await textsOf(spoken), { boot, path, mode: toolbar.mode, pseudo, signedIn })
}

/** The text areas of a language, as the browser gets them. */
async function textsOf(code: string): Promise<Readonly<Record<string, TextTree>>> {
  const areas = Object.entries(texts).filter(([file]) => file.includes(`/locales/${code}/`))
  return Object.fromEntries(
    await Promise.all(areas.map(async ([file, load]) => [file.replace(/^.*\/|\.json$/g, ''), await load()] as const)),
  )
}
