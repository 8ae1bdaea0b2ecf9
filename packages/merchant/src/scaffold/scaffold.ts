import { shade, tint, turn } from '@livery/artwork/colour'
import { canLetter } from '@livery/artwork/lettering/faces'
import { merchantMark } from '@livery/artwork/merchant-mark'
import { MERCHANT_VERSION } from '../schema.ts'
import { homeOf } from './homes.ts'

export interface ScaffoldOptions {
  readonly id: string
  /** The brand name; made from the id when left out. */
  readonly name?: string | undefined
  /** The brand colour as `#rrggbb`; also colours the marks. */
  readonly brand: string
  /** An existing theme to wear; a theme of the merchant's own, grown from the brand colour, when left out. */
  readonly theme?: string | undefined
  /** Platform codes, the default first. */
  readonly languages: readonly string[]
  readonly group: string
  readonly currency?: string | undefined
  readonly timeZone?: string | undefined
  readonly jurisdiction?: string | undefined
}

/** How marks are lettered. */
const FACE = 'deco'
const SYMBOLS = ['arc', 'arch', 'monogram'] as const

/**
 * The files of a new merchant by path, ready to be served: what differs from its group, a theme of its own, and marks
 * drawn from its name and colour. Pure: the same options give the same files.
 */
export function scaffold(options: ScaffoldOptions): ReadonlyMap<string, string> {
  const { id, brand, languages, group } = options
  const name = options.name ?? nameOf(id)
  const home = homeOf(languages[0] ?? 'EN')
  const host = `${id}.example`
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
  "currency": { "code": ${JSON.stringify(options.currency ?? home.currency)} },
  "timeZone": ${JSON.stringify(options.timeZone ?? home.timeZone)},
  "compliance": { "jurisdiction": ${JSON.stringify(options.jurisdiction ?? home.jurisdiction)} },
  "customerService": [
    {
      "csType": "email",
      "csPosition": "header",
      "title": ${own(`help@${host}`)},
      "url": "mailto:help@${host}"
    }
  ]
}
`
  const marks = merchantMark({
    name: canLetter(name, FACE) ? name : nameOf(id),
    symbol: SYMBOLS[[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % SYMBOLS.length] ?? 'arc',
    face: FACE,
    palette: [brand, turn(tint(brand, 0.25), 40), shade(brand, 0.65)],
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

/** `blue-harbour` is Blue Harbour. */
function nameOf(id: string): string {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** A flat object on one line, as the formatter writes it. */
function inline(value: Readonly<Record<string, string>>): string {
  const entries = Object.entries(value).map(([key, text]) => `${JSON.stringify(key)}: ${JSON.stringify(text)}`)
  return `{ ${entries.join(', ')} }`
}
