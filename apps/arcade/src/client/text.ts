import type english from '../../text/en.json'
import { boot } from './boot.ts'

export type TextKey = keyof typeof english

/** A text of the page's language with its values filled in. */
export function t(key: TextKey, values: Readonly<Record<string, string | number>> = {}): string {
  return (boot.text[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}
