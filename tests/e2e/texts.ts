import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

type TextArea = 'core' | 'auth' | 'games' | 'lottery' | 'support'

/** The text a reader of this language sees; `values` take the places that it leaves for them. */
export function text(code: string, area: TextArea, key: string, values: Readonly<Record<string, string>> = {}): string {
  const file = JSON.parse(readFileSync(join(root, 'locales', code, `${area}.json`), 'utf8'))
  const value = key.split('.').reduce((node, part) => node?.[part], file)
  if (typeof value !== 'string') throw new Error(`no text ${code}/${area}:${key}`)
  return Object.entries(values).reduce((filled, [name, given]) => filled.replace(`{{${name}}}`, given), value)
}

/** The arcade's own texts. */
export function gameText(code: string, key: string): string {
  const tag = { EN: 'en', TY: 'fil', AR: 'ar' }[code] ?? 'en'
  return JSON.parse(readFileSync(join(root, 'apps/arcade/text', `${tag}.json`), 'utf8'))[key]
}
