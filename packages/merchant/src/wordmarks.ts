import { localeByCode } from '@livery/locale/registry'

/** A wordmark for pages in other letters, such as `logo-light-arab.svg`. */
export const WORDMARK_IN = /^(logo-(?:light|dark))-[a-z]{4}\.svg$/

/** The name of a wordmark for pages in a language; Naskh and Nastaliq have the same letters. */
export function wordmarkIn(name: 'logo-light' | 'logo-dark', language: string): string {
  const script = localeByCode(language)?.script ?? 'Latn'
  return `${name}-${script === 'Aran' ? 'arab' : script.toLowerCase()}.svg`
}
