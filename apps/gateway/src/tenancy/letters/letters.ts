import { escapeHtml } from '@livery/contract/escape-html'
import { insertion } from '@livery/locale/isolate'
import { localeByCode } from '@livery/locale/registry'
import type { TextTree } from '@livery/locale/texts'
import { Html, html } from '../../platform/http/html.ts'
import type { Site } from '../sites/site.ts'
import { LETTERS } from '../texts/areas.ts'
import type { TextStore } from '../texts/text-store.ts'

/** The texts of messages (SMS and e-mail), in one reader's language. */
export interface Letters {
  /** BCP 47. */
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
  /** A text with its values inserted; `merchant` is always one of them. */
  text(key: string, values?: Readonly<Record<string, string>>): string
  /** The same as HTML, with names and codes isolated from the text's direction. */
  html(key: string, values?: Readonly<Record<string, string>>): Html
  /** For example `5 minutes`, in the reader's language and with Latin digits. */
  minutes(count: number): string
}

/** @param language the reader's platform code; without texts in it, another language of the merchant is used */
export function lettersOf(texts: TextStore, { merchant }: Pick<Site, 'merchant'>, language: string): Letters {
  const shown = texts.shown(language, merchant.languages)
  const row = localeByCode(shown)
  const tree = texts.find(language, LETTERS, merchant.languages)?.value ?? {}
  const filled = (text: string, values: Readonly<Record<string, string>>, put: (value: string) => string) => {
    const given: Readonly<Record<string, string>> = { merchant: merchant.name, ...values }
    return text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => put(given[name] ?? ''))
  }
  return {
    tag: row?.tag ?? 'en',
    direction: row?.direction ?? 'ltr',
    text: (key, values = {}) => filled(leaf(tree, key), values, (value) => insertion(value, row?.direction ?? 'ltr')),
    html: (key, values = {}) =>
      new Html(filled(escapeHtml(leaf(tree, key)), values, (value) => html`<bdi>${value}</bdi>`.text)),
    minutes: (count) =>
      new Intl.NumberFormat(row?.formatTag ?? 'en', {
        style: 'unit',
        unit: 'minute',
        unitDisplay: 'long',
        numberingSystem: 'latn',
      }).format(count),
  }
}

function leaf(tree: TextTree, key: string): string {
  const found = key.split('.').reduce<string | TextTree | undefined>((at, part) => {
    return typeof at === 'object' ? at[part] : undefined
  }, tree)
  if (typeof found !== 'string') throw new Error(`there is no text ${LETTERS}:${key}`)
  return found
}
