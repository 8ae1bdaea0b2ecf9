import { insertion } from '@livery/locale/isolate'
import type english from '../../text/en.json'
import { counted } from './amounts.ts'
import { boot } from './boot.ts'

type Key = keyof typeof english
/** Texts that depend on a number: one for each plural category of the language. */
export type PluralKey = Key extends infer K ? (K extends `${infer Base}_other` ? Base : never) : never
export type TextKey = Exclude<Key, `${PluralKey}_${Intl.LDMLPluralRule}`>
type Values = Readonly<Record<string, string | number>>

const rules = new Intl.PluralRules(boot.language.tag)

/** A text of the page's language with its values filled in. */
export function t(key: TextKey, values: Values = {}): string {
  return fill(boot.text[key] ?? key, values)
}

/** The text for this count, which may contain `{{count}}`. */
export function plural(key: PluralKey, count: number, values: Values = {}): string {
  const text = boot.text[`${key}_${rules.select(count)}`] ?? boot.text[`${key}_other`] ?? key
  return fill(text, { ...values, count: counted(count) })
}

function fill(text: string, values: Values): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => insertion(String(values[name] ?? ''), boot.language.dir))
}
