import { languageAndScript, localeByCode, resolveCode } from './registry.ts'

/** Limits for hostile headers: longer ones are cut, and only this many ranges are read. */
const HEADER_LIMIT = 512
const RANGES_LIMIT = 20

export interface Negotiation {
  /** Value of the `lang` cookie: a platform code. */
  readonly cookie?: string | undefined
  /** The `Accept-Language` header as sent. */
  readonly acceptLanguage?: string | undefined
  /** Platform codes the merchant offers, in its order. */
  readonly offered: readonly string[]
  /** The merchant's default code. */
  readonly fallback: string
}

/**
 * Chooses a language for a visitor: the cookie if offered, then the best offered match of Accept-Language by its
 * weights, then the fallback. Returns a platform code. Never throws, whatever the visitor sends.
 */
export function negotiate({ cookie, acceptLanguage, offered, fallback }: Negotiation): string {
  const remembered = cookie === undefined ? undefined : resolveCode(cookie)
  if (remembered && offered.includes(remembered)) return remembered
  for (const range of ranges(acceptLanguage ?? '')) {
    const match = bestOffered(range, offered)
    if (match) return match
  }
  return fallback
}

/** Language ranges of a header, highest weight first; equal weights keep their order, and weight 0 is left out. */
function ranges(header: string): string[] {
  return header
    .slice(0, HEADER_LIMIT)
    .split(',')
    .slice(0, RANGES_LIMIT)
    .map((part) => {
      const [range = '', ...params] = part.trim().split(';')
      const weight = params.map((param) => /^\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*$/i.exec(param)?.[1]).find(Boolean)
      return { range: range.trim(), weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ range, weight }) => weight > 0 && range !== '' && range !== '*')
    .sort((a, b) => b.weight - a.weight)
    .map(({ range }) => range)
}

/**
 * Same language and script matches; the region is ignored, since no two languages of the platform differ by region
 * only.
 */
function bestOffered(range: string, offered: readonly string[]): string | undefined {
  const requested = languageAndScript(range)
  if (!requested) return undefined
  return offered.find((code) => {
    const row = localeByCode(code)
    return row !== undefined && languageAndScript(row.tag) === requested
  })
}
