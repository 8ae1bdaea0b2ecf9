import { shade, tint, turn } from '@livery/artwork/colour'
import { canLetter, type FaceName } from '@livery/artwork/lettering/faces'
import { merchantMark } from '@livery/artwork/merchant-mark'
import type { SymbolName } from '@livery/artwork/symbols/registry'
import { resolveCurrency } from '../currencies.ts'
import { MERCHANT_VERSION } from '../schema.ts'
import { homeOf } from './homes.ts'

export interface ScaffoldOptions {
  readonly id: string
  /** The brand name; made from the id when left out. */
  readonly name?: string | undefined
  /** The brand colour as `#rrggbb`; also colours the marks. */
  readonly brand: string
  /** The second colour of the symbol as `#rrggbb`; derived from the brand colour by turning its hue when left out. */
  readonly accent?: string | undefined
  /** The symbol of the mark; chosen from the id when left out. */
  readonly symbol?: SymbolName | undefined
  /** The lettering style of the mark. */
  readonly face?: FaceName | undefined
  /** An existing theme to use; when left out, the merchant gets its own theme made from the brand colour. */
  readonly theme?: string | undefined
  /** Platform codes, the default first. */
  readonly languages: readonly string[]
  readonly group: string
  readonly currency?: string | undefined
  readonly timeZone?: string | undefined
  readonly jurisdiction?: string | undefined
}

/** The default options of marks. */
export const FACE = 'deco'
const PLAIN_SYMBOLS = ['arc', 'arch', 'monogram'] as const

/**
 * The files of a new merchant by path, ready to be served: the values that differ from its group, a theme of its own,
 * and marks drawn from its name and colour. Pure: the same options give the same files.
 */
export function scaffold(options: ScaffoldOptions): ReadonlyMap<string, string> {
  const { id, brand, languages, group } = options
  const name = options.name ?? nameOf(id)
  const home = homeOf(languages[0] ?? 'EN')
  const host = `${id}.example`
  const currency = options.currency ?? home.currency
  const own = (text: string) => inline(Object.fromEntries(languages.map((code) => [code, text])))
  const merchant = `{
  "$schema": "../../packages/merchant/schema/merchant.schema.json",
  "version": ${MERCHANT_VERSION},
  "extends": ${JSON.stringify(group)},
  "id": ${JSON.stringify(id)},
  "name": ${JSON.stringify(name)},
  "legalName": ${own(name)},
  "hosts": ["${host}"],
  "domains": { "main": "${host}", "mirrors": [] },
  "theme": ${JSON.stringify(options.theme ?? id)},
  "languages": [${languages.map((code) => JSON.stringify(code)).join(', ')}],
  "currency": { "code": ${JSON.stringify(currency)} },
  "timeZone": ${JSON.stringify(options.timeZone ?? home.timeZone)},
  "compliance": { "jurisdiction": ${JSON.stringify(options.jurisdiction ?? home.jurisdiction)} },
${sideMenuFor(languages)}  "customerService": [
    {
      "csType": "email",
      "csPosition": "header",
      "title": ${own(`help@${host}`)},
      "url": "mailto:help@${host}"
    }
  ]${demoFor(currency)}
}
`
  const face = options.face ?? FACE
  const marks = merchantMark({
    name: canLetter(name, face) ? name : nameOf(id),
    symbol:
      options.symbol ??
      PLAIN_SYMBOLS[[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % PLAIN_SYMBOLS.length] ??
      'arc',
    face,
    palette: [brand, options.accent ?? turn(tint(brand, 0.25), 40), shade(brand, 0.65)],
    letters: { dark: tint(brand, 0.92), light: shade(brand, 0.65) },
  })
  const theme = `{
  "$schema": "../../packages/theme/src/theme.schema.json",
  "contract": "1.0",
  "brand": ${JSON.stringify(brand)},
  "type": { "Latn": "geometric", "Arab": "geometric" }
}
`
  return new Map([
    ...(options.theme === undefined ? [[`themes/${id}/theme.json`, theme] as const] : []),
    [`merchants/${id}/assets/logo-dark.svg`, `${marks.dark}\n`],
    [`merchants/${id}/assets/logo-light.svg`, `${marks.light}\n`],
    [`merchants/${id}/assets/mark.svg`, `${marks.mark}\n`],
    [`merchants/${id}/merchant.json`, merchant],
  ])
}

/** `blue-harbour` becomes Blue Harbour. */
function nameOf(id: string): string {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/**
 * With one language there is nothing to choose, so the language menu is left out; with several, the group's menu is
 * used.
 */
function sideMenuFor(languages: readonly string[]): string {
  if (languages.length > 1) return ''
  return `  "menus": { "sideMenu": ["home", "games", "promotions", "customerService"] },\n`
}

/** Multiplier for currencies without or with three decimals, so that demo amounts have a similar value everywhere. */
const WORTH: Readonly<Record<number, number>> = { 0: 1000, 3: 0.1 }

/** Demo money in the currency's own decimals; nothing when the group's amounts, which have two decimals, fit. */
function demoFor(code: string): string {
  const exponent = resolveCurrency({ code })?.exponent ?? 2
  if (exponent === 2) return ''
  const amount = (major: number) => JSON.stringify((major * (WORTH[exponent] ?? 1)).toFixed(exponent))
  const accounts = [
    ['player', 2500],
    ['trial', 1000],
    ['agent', 1500],
  ] as const
  return `,
  "demo": {
    "openingBalance": ${amount(500)},
    "accounts": [
${accounts.map(([kind, major]) => `      { "username": "${kind}", "password": "Welcome2026!", "kind": "${kind}", "balance": ${amount(major)} }`).join(',\n')}
    ]
  }`
}

/** A flat object on one line, as the formatter writes it. */
function inline(value: Readonly<Record<string, string>>): string {
  const entries = Object.entries(value).map(([key, text]) => `${JSON.stringify(key)}: ${JSON.stringify(text)}`)
  return `{ ${entries.join(', ')} }`
}
