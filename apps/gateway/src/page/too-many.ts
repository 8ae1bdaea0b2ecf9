import { escapeHtml } from '@livery/contract/escape-html'
import { bootLanguage, type Site } from '../tenancy/sites/site.ts'
import type { TextStore } from '../tenancy/texts/text-store.ts'

/** The answer to an address that has reached its limit of new pages in this minute; making it costs nothing. */
export function tooManyPage(texts: TextStore, { merchant }: Site, code: string): string {
  const { tag, dir } = bootLanguage(code, texts.shown(code, merchant.languages))
  const core = texts.find(code, 'core', merchant.languages)?.value as
    | { error?: { TOO_MANY_REQUESTS?: string } }
    | undefined
  const text = core?.error?.TOO_MANY_REQUESTS ?? '429'
  return (
    `<!doctype html><html lang="${tag}" dir="${dir}"><head><meta charset="utf-8"><title>${escapeHtml(merchant.name)}</title>` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"></head>' +
    `<body><p>${escapeHtml(text)}</p></body></html>`
  )
}
