// `npm run texts`: lists translations that may be out of date because their English changed, and marks translations as
// checked.
import { parseArgs } from 'node:util'
import { splitPluralKey } from '@livery/locale/plurals'
import { AREAS, CODES, textsOf } from './texts/catalogue.ts'
import { confirm, readConfirmed, type Stale, staleTexts } from './texts/confirmed.ts'

const USAGE = `npm run texts -- list [CODE|all] [area:key|area|all]      texts whose English changed since they were translated
npm run texts -- confirm <CODE|all> <area:key|area|all>   says that these translations fit the English of now`

const { positionals } = parseArgs({ allowPositionals: true })
const [command = 'list', code = 'all', what = 'all'] = positionals
const [area, key] = what === 'all' ? [] : what.split(':')
const complete = command === 'list' || (command === 'confirm' && positionals.length === 3)

if (!complete || !(code === 'all' || CODES.includes(code)) || !(area === undefined || AREAS.includes(area))) {
  console.error(USAGE)
  process.exit(1)
}

const chosen = staleTexts(readConfirmed(), code === 'all' ? CODES.slice(1) : [code], area ? [area] : AREAS).filter(
  (text) => key === undefined || text.key === (splitPluralKey(key)?.base ?? key),
)
if (command === 'confirm') {
  confirm(chosen)
  console.log(`${chosen.length} texts are confirmed.`)
} else {
  for (const text of chosen) console.log(shown(text))
  console.log(chosen.length === 0 ? 'Every translation fits its English.' : `${chosen.length} texts to look at.`)
}

/** A text with all its forms, below its English. */
function shown({ code: language, area: where, key: name }: Stale): string {
  const forms = (from: string) =>
    [...textsOf(from, where)]
      .filter(([own]) => (splitPluralKey(own)?.base ?? own) === name)
      .map(([own, text]) => `  ${from} ${own}: ${text}`)
  return [`${where}:${name}`, ...forms('EN'), ...forms(language)].join('\n')
}
