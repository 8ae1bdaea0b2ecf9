import { FLAGS } from '@livery/contract/capabilities'
import { REGISTRATION_FIELDS } from '@livery/contract/registration'
import { localeByCode } from '@livery/locale/registry'
import { MENU_NAMES, type MenuName } from '../menus.ts'
import type { Merchant } from '../merchant.ts'
import { canonicalJson } from '../release.ts'
import { inWords, listSentences } from './lists.ts'
import { quoted, textSentences, valueInWords } from './values.ts'

/** One change, under the part of the merchant it concerns. */
export interface MerchantChange {
  readonly part: string
  readonly sentence: string
}

type Said = (before: Merchant, after: Merchant) => readonly string[]

/**
 * What a change of a merchant means, in words for the people who run it. Every difference is reported: one without a
 * sentence of its own is reported by its key.
 */
export function changesBetween(before: Merchant, after: Merchant): readonly MerchantChange[] {
  return PARTS.flatMap(([part, said]) => said(before, after).map((sentence) => ({ part, sentence })))
}

/** The sentences, one a line, under their part; a short statement when nothing changes. */
export function inSentences(changes: readonly MerchantChange[]): string {
  const parts = [...new Set(changes.map(({ part }) => part))]
  const told = parts.map((part) =>
    [part, ...changes.filter((change) => change.part === part).map(({ sentence }) => `  ${sentence}`)].join('\n'),
  )
  return told.join('\n') || 'Nothing that anybody would see.'
}

const displayNames = new Intl.DisplayNames('en', { type: 'language' })
const languageName = (code: string) => displayNames.of(localeByCode(code)?.tag ?? 'und') ?? code
const withCode = (code: string) => `${languageName(code)} (${code})`

const becomes = (what: string, was: unknown, is: unknown): string[] =>
  canonicalJson(was ?? null) === canonicalJson(is ?? null)
    ? []
    : [`${what}: ${valueInWords(was)} becomes ${valueInWords(is)}.`]

const brand: Said = (before, after) => [
  ...becomes('The name', before.name, after.name),
  ...textSentences('The tagline', before.tagline, after.tagline, languageName),
  ...textSentences('The legal name', before.legalName, after.legalName, languageName),
  ...assets(before, after),
]

function assets(before: Merchant, after: Merchant): string[] {
  const names = [...new Set([...Object.keys(before.assets), ...Object.keys(after.assets)])].sort()
  return names.flatMap((name) => {
    const [was, is] = [before.assets[name]?.hash, after.assets[name]?.hash]
    if (was === is) return []
    if (was === undefined) return [`${name} is new.`]
    return [is === undefined ? `${name} is gone.` : `${name} is drawn anew.`]
  })
}

const addresses: Said = (before, after) => [
  ...listSentences('Hosts', before.hosts, after.hosts),
  ...becomes('The main host', before.domains.main, after.domains.main),
  ...listSentences('Mirror sites', before.domains.mirrors, after.domains.mirrors),
]

const look: Said = (before, after) => [
  ...becomes('The theme', before.theme, after.theme),
  ...becomes('The colour mode before a visitor chooses', before.defaultMode, after.defaultMode),
]

const languages: Said = (before, after) => {
  const [were, are] = [before.languages, after.languages].map((codes) => codes.map(withCode)) as [string[], string[]]
  const first = were[0] === are[0] ? [] : [`Visitors are first met in ${are[0]}, no longer in ${were[0]}.`]
  return [...first, ...listSentences('Languages', were, are)]
}

const money: Said = (before, after) => [
  ...becomes('The currency', before.currency.code, after.currency.code),
  ...becomes('How amounts are marked', before.currency.symbol, after.currency.symbol),
  ...becomes('Decimals', before.currency.exponent, after.currency.exponent),
  ...becomes('The time zone', before.timeZone, after.timeZone),
]

const abilities: Said = (before, after) =>
  Object.entries(FLAGS).flatMap(([flag, meaning]) => {
    const [was, is] = [before.capabilities, after.capabilities].map((all) => all[flag as keyof typeof FLAGS])
    return was === is ? [] : [`${meaning} (${flag}): switched ${is ? 'on' : 'off'}.`]
  })

const games: Said = (before, after) => {
  const vendors = ({ vendors: all }: Merchant) => all.map(({ id }) => id)
  const narrowed = after.vendors.flatMap(({ id, categories = [] }) => {
    const was = before.vendors.find((vendor) => vendor.id === id)
    if (!was || inWords(was.categories ?? []) === inWords(categories)) return []
    return [`The vendor ${id} is offered in ${categories.length === 0 ? 'all its categories' : inWords(categories)}.`]
  })
  const renamed = after.vendors.flatMap(({ id, name, logo }) => {
    const was = before.vendors.find((vendor) => vendor.id === id)
    if (!was) return []
    return [
      ...becomes(`How the vendor ${id} is called here`, was.name, name),
      ...becomes(`The logo of the vendor ${id}`, was.logo, logo),
    ]
  })
  return [
    ...listSentences('Vendors', vendors(before), vendors(after)),
    ...narrowed,
    ...renamed,
    ...listSentences('Game categories', before.categories, after.categories),
  ]
}

const MENU_WORDS: Readonly<Record<MenuName, string>> = {
  topNavigation: 'The top navigation',
  sideMenu: 'The side menu',
  memberMenu: 'The member menu',
  agentMenu: 'The agent menu',
}

const menus: Said = (before, after) =>
  MENU_NAMES.flatMap((name) => listSentences(MENU_WORDS[name], before.menus[name], after.menus[name]))

const home: Said = (before, after) => {
  const limits = after.homeSections.flatMap(({ id, limit }) => {
    const was = before.homeSections.find((section) => section.id === id)
    return was && was.limit !== limit ? [`${id} shows ${limit} games, no longer ${was.limit}.`] : []
  })
  const ids = ({ homeSections }: Merchant) => homeSections.map(({ id }) => id as string)
  return [...listSentences('Sections', ids(before), ids(after)), ...limits]
}

/** Entries with an id and a title: banners, notices, promotions, pop-ups, sections of the help centre. */
const entries =
  (key: 'banners' | 'notices' | 'promotions' | 'popups' | 'help'): Said =>
  (before, after) => {
    const [were, are] = [before[key], after[key]].map((list) => new Map(list.map((entry) => [entry.id, entry])))
    const titled = (entry: { title: Readonly<Record<string, string>>; id: string }, { languages: codes }: Merchant) =>
      quoted(entry.title[codes[0] ?? ''] ?? entry.id)
    const gone = [...(were ?? [])]
      .filter(([id]) => !are?.has(id))
      .map(([, entry]) => `${titled(entry, before)} is gone.`)
    const told = [...(are ?? [])].flatMap(([id, entry]) => {
      const was = were?.get(id)
      if (!was) return [`${titled(entry, after)} is new.`]
      return canonicalJson(was) === canonicalJson(entry) ? [] : [`${titled(entry, after)} changes.`]
    })
    const order = (list: typeof were) => [...(list?.keys() ?? [])].filter((id) => were?.has(id) && are?.has(id)).join()
    return [...gone, ...told, ...(order(were) === order(are) ? [] : ['They stand in another order.'])]
  }

const contact: Said = (before, after) => {
  const service = ({ customerService }: Merchant) =>
    customerService.map(({ csType, csPosition }) => `${csType} (${csPosition})`)
  const channels = ({ channels: all }: Merchant) => all.map(({ kind }) => kind as string)
  const apps = ({ apps: all }: Merchant) => all.map(({ kind }) => kind as string)
  const said = [
    ...listSentences('Customer service', service(before), service(after)),
    ...listSentences('Official channels', channels(before), channels(after)),
    ...listSentences('App downloads', apps(before), apps(after)),
  ]
  const words = ({ customerService, channels: all, apps: downloads }: Merchant) =>
    canonicalJson([customerService, all, downloads])
  return said.length === 0 && words(before) !== words(after) ? ['An address or a title changes.'] : said
}

const form: Said = (before, after) => [
  ...fieldSentences(before, after),
  ...listSentences('Countries whose mobile numbers are taken', countriesOf(before), countriesOf(after)),
]

const countriesOf = ({ registration }: Merchant) =>
  registration.countries.length > 0 ? registration.countries : ['all of them']

const fieldSentences: Said = (before, after) =>
  REGISTRATION_FIELDS.flatMap((name) => {
    const [was, is] = [before.registration.fields[name], after.registration.fields[name]]
    if (canonicalJson(was ?? null) === canonicalJson(is ?? null)) return []
    if (!is?.enabled) return was?.enabled ? [`The field ${name} is no longer asked for.`] : []
    const must = is.required ? 'must be filled in' : 'may stay empty'
    if (!was?.enabled) return [`The field ${name} is asked for; it ${must}.`]
    return [
      ...(was.required === is.required ? [] : [`The field ${name} ${must}.`]),
      ...becomes(`The shortest ${name}`, was.minLength, is.minLength),
      ...becomes(`The longest ${name}`, was.maxLength, is.maxLength),
      ...becomes(`The pattern of ${name}`, `no. ${was.patternId}`, `no. ${is.patternId}`),
      ...becomes(`What ${name} may hold`, was.acceptedPattern, is.acceptedPattern),
      ...becomes(`The input of ${name}`, was.type, is.type),
    ]
  })

const rules: Said = (before, after) => [
  ...becomes('The jurisdiction', before.compliance.jurisdiction, after.compliance.jurisdiction),
  ...becomes('The authority', before.compliance.authority, after.compliance.authority),
  ...becomes('The licence', before.compliance.licence, after.compliance.licence),
  ...becomes('The least age of a player', before.compliance.ageMinimum, after.compliance.ageMinimum),
  ...becomes(
    'The balance is always visible',
    before.compliance.balanceAlwaysVisible,
    after.compliance.balanceAlwaysVisible,
  ),
  ...listSentences('Countries kept out', before.access.blockedCountries, after.access.blockedCountries),
  ...listSentences('Addresses kept out', before.access.blockedAddresses, after.access.blockedAddresses),
]

const opening: Said = (before, after) => [
  ...(before.maintenance.active === after.maintenance.active
    ? []
    : [after.maintenance.active ? 'The site closes for maintenance.' : 'The site opens again.']),
  ...textSentences('The maintenance page', before.maintenance.info, after.maintenance.info, languageName),
]

/** The keys that the sentences above cover; all other keys are reported by name. */
const TOLD = new Set<string>([
  'id',
  'name',
  'tagline',
  'legalName',
  'assets',
  'hosts',
  'domains',
  'theme',
  'defaultMode',
  'languages',
  'currency',
  'timeZone',
  'capabilities',
  'vendors',
  'categories',
  'menus',
  'homeSections',
  'banners',
  'notices',
  'promotions',
  'popups',
  'help',
  'customerService',
  'channels',
  'apps',
  'registration',
  'compliance',
  'access',
  'maintenance',
])

const rest: Said = (before, after) => {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => !TOLD.has(key)).sort()
  const part = (merchant: Merchant, key: string) => (merchant as unknown as Record<string, unknown>)[key]
  return keys.flatMap((key) => becomes(key, part(before, key), part(after, key)))
}

const PARTS: readonly (readonly [part: string, said: Said])[] = [
  ['Brand', brand],
  ['Addresses', addresses],
  ['Look', look],
  ['Languages', languages],
  ['Money and clock', money],
  ['What it can do', abilities],
  ['Games', games],
  ['Menus', menus],
  ['Home page', home],
  ['Banners', entries('banners')],
  ['Notices', entries('notices')],
  ['Promotions', entries('promotions')],
  ['Pop-ups', entries('popups')],
  ['Help centre', entries('help')],
  ['Contact', contact],
  ['Registration form', form],
  ['Rules', rules],
  ['Opening', opening],
  ['Operation', rest],
]
