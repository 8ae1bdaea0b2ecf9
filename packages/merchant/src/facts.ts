import type { Area } from './areas.ts'
import { ASSET_BUDGET } from './asset-faults.ts'
import type { Merchant } from './merchant.ts'
import { offersOf } from './offers.ts'
import { pageBytes } from './page-bytes.ts'
import { typeInWords } from './references/font-faults.ts'
import type { Facts } from './report.ts'
import type { Surroundings, ThemeLoading } from './surroundings.ts'
import { textsOf } from './texts-of.ts'

type Look = NonNullable<ThemeLoading['look']>

/** Figures about a sound merchant: numbers, and a sentence for each area. */
export function factsOf(
  merchant: Merchant,
  look: Look,
  around: Surroundings,
): { readonly facts: Facts; readonly summary: Readonly<Record<Area, string>> } {
  const flags = Object.values(merchant.capabilities)
  // QR codes are drawn on demand and not counted here, because drawing them would slow the check down.
  const own = Object.values(merchant.assets).filter(({ name }) => !name.startsWith('qr-'))
  const facts: Facts = {
    theme: merchant.theme,
    languages: [...merchant.languages],
    currency: merchant.currency.code,
    decimals: merchant.currency.exponent,
    hosts: merchant.hosts.length,
    texts: textsOf(merchant).length,
    flags: flags.length,
    flagsOn: flags.filter(Boolean).length,
    fields: Object.values(merchant.registration.fields).filter((field) => field?.enabled).length,
    categories: merchant.categories.length,
    vendors: merchant.vendors.length,
    offers: offersOf(merchant, around.vendors).length,
    banners: merchant.banners.length,
    announcements: merchant.notices.length + merchant.promotions.length + merchant.popups.length,
    accounts: merchant.demo.accounts.length,
    assets: Object.keys(merchant.assets).length,
    assetBytes: own.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
    pageBytes: pageBytes(merchant),
    contrastPairs: look.pairs,
  }
  return { facts, summary: inWords(merchant, facts, around, look) }
}

function inWords(merchant: Merchant, facts: Facts, around: Surroundings, look: Look): Record<Area, string> {
  const { capabilities, thirdParties, compliance, access, domains, imageCDNs, launchGameCDNs } = merchant
  const silent = facts.languages.filter((code) => !around.spoken.has(code))
  const cdns = imageCDNs.length + launchGameCDNs.length
  const sms = thirdParties.sms ? `codes by ${thirdParties.sms.provider}` : 'no SMS'
  return {
    files: 'complete, nothing unknown',
    addresses: list([
      `${count(facts.hosts, 'host')}, nobody else’s`,
      count(domains.mirrors.length, 'mirror'),
      cdns === 0 ? 'our own pictures and games' : count(cdns, 'CDN'),
    ]),
    languages: `${facts.languages.join(', ')}: ${count(facts.texts, 'text')} in each that is translated${silent.length === 0 ? '' : `; not yet ${silent.join(', ')}`}`,
    theme: `${facts.theme}: ${themeInWords(look)}`,
    type: typeInWords(facts.languages, look.faces),
    pictures: `${count(facts.assets, 'picture')}, each what its name says`,
    money: `${facts.currency} with ${count(facts.decimals, 'decimal')}, ${merchant.timeZone}`,
    payments: count(merchant.payments?.methods.length ?? 0, 'way', 'ways'),
    programmes: count(merchant.programmes?.length ?? 0, 'programme'),
    games: `${count(facts.vendors, 'vendor')} in ${count(facts.categories, 'category', 'categories')}`,
    lobby: list([
      count(merchant.homeSections.length, 'section'),
      count(facts.banners, 'banner'),
      count(facts.announcements, 'announcement'),
    ]),
    registration: `${count(facts.fields, 'field')}, ${count(facts.accounts, 'demo account')} ${facts.accounts === 1 ? 'passes' : 'pass'} its rules`,
    abilities: `${facts.flagsOn} of ${facts.flags} switched on, each with what it needs`,
    services: list([
      `robots kept out by ${thirdParties.botCheck.provider}`,
      sms,
      `e-mail by ${thirdParties.mail.provider}`,
      ...(capabilities.SOCIALGOOGLE ? ['Google'] : []),
      ...(capabilities.SOCIALFACEBOOK ? ['Facebook'] : []),
    ]),
    rules: list([
      `${compliance.jurisdiction}, from ${compliance.ageMinimum} years`,
      `${count(access.blockedCountries.length, 'country', 'countries')} kept out`,
      merchant.maintenance.active ? 'closed' : 'open',
    ]),
    size: list([
      `pictures ${kilobytes(facts.assetBytes)} of ${kilobytes(ASSET_BUDGET.all)}`,
      `every page carries ${kilobytes(facts.pageBytes)}`,
      `its theme ${kilobytes(look.cssBytes)}`,
    ]),
  }
}

function themeInWords({ pairs, closest }: Look): string {
  if (!closest) return 'nothing to read'
  const { leaf, on, mode, ratio, min } = closest
  return `${pairs} pairs of colours legible in light and dark; the closest is ${leaf} on ${on} in ${mode} mode, ${ratio}:1 where ${min}:1 is needed`
}

const list = (parts: readonly string[]) => parts.join(', ')

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024)} KB`

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`
