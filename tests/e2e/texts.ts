import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { insertion } from '../../packages/locale/src/isolate.ts'
import { localeByCode } from '../../packages/locale/src/registry.ts'
import { flattenTexts, GLOSSARY_FILE } from '../../packages/locale/src/texts.ts'

const root = join(import.meta.dirname, '..', '..')

type TextArea =
  | 'agent'
  | 'contract'
  | 'core'
  | 'messages'
  | 'rewards'
  | 'auth'
  | 'cashier'
  | 'deposit'
  | 'games'
  | 'information'
  | 'lottery'
  | 'messages'
  | 'promotions'
  | 'support'
  | 'wallet'
  | 'withdraw'

/** The text that a reader of this language sees, with `values` in its placeholders. */
export function text(code: string, area: TextArea, key: string, values: Readonly<Record<string, string>> = {}): string {
  const file = JSON.parse(readFileSync(join(root, 'locales', code, `${area}.json`), 'utf8'))
  const value = key.split('.').reduce((node, part) => node?.[part], file)
  if (typeof value !== 'string') throw new Error(`no text ${code}/${area}:${key}`)
  const direction = localeByCode(code)?.direction ?? 'ltr'
  return Object.entries(values).reduce(
    (filled, [name, given]) => filled.replace(`{{${name}}}`, insertion(given, direction)),
    value,
  )
}

/** The arcade's own texts. */
export function gameText(code: string, key: string): string {
  const tag = { EN: 'en', TY: 'fil', AR: 'ar' }[code] ?? 'en'
  return JSON.parse(readFileSync(join(root, 'apps/arcade/text', `${tag}.json`), 'utf8'))[key]
}

/** Whether a text is one of ours in a language, whatever is in its placeholders, and not a name from data. */
export function ownTexts(code: string): (text: string) => boolean {
  const folder = join(root, 'locales', code)
  const areas = readdirSync(folder).filter((name) => name !== GLOSSARY_FILE)
  const all = areas.flatMap((name) => [...flattenTexts(JSON.parse(readFileSync(join(folder, name), 'utf8'))).values()])
  const patterns = new Set(
    all.flatMap((text) => {
      const words = plain(text).split(PLACE)
      // “{{shown}} of {{total}}” would match many names.
      const letters = words.join('').replace(/\s/g, '').length
      const isDistinctive = words.length === 1 || letters >= DISTINCTIVE_LETTERS
      return isDistinctive ? [words.map((word) => RegExp.escape(word)).join('.+')] : []
    }),
  )
  const own = new RegExp(`^(?:${[...patterns].join('|')})$`, 'u')
  return (text) => own.test(plain(text))
}

const DISTINCTIVE_LETTERS = 9
const PLACE = /\{\{[^}]*\}\}/
const plain = (text: string) =>
  text
    .replace(/<[^>]*>|[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
