import type { Merchant } from './merchant.ts'
import { offersOf } from './offers.ts'
import type { Surroundings } from './surroundings.ts'

/** What a check looked at and found good, in numbers. */
export interface Certificate {
  readonly id: string
  readonly name: string
  readonly theme: string
  readonly languages: readonly string[]
  readonly currency: string
  readonly decimals: number
  readonly counts: {
    readonly hosts: number
    readonly flags: number
    readonly flagsOn: number
    readonly fields: number
    readonly categories: number
    readonly vendors: number
    /** Vendors counted once in each category. */
    readonly offers: number
    readonly banners: number
    readonly notices: number
    readonly accounts: number
    readonly assets: number
  }
}

/** The certificate of a merchant without errors. */
export function certificateOf(merchant: Merchant, { vendors }: Pick<Surroundings, 'vendors'>): Certificate {
  const flags = Object.values(merchant.capabilities)
  return {
    id: merchant.id,
    name: merchant.name,
    theme: merchant.theme,
    languages: merchant.languages,
    currency: merchant.currency.code,
    decimals: merchant.currency.exponent,
    counts: {
      hosts: merchant.hosts.length,
      flags: flags.length,
      flagsOn: flags.filter(Boolean).length,
      fields: Object.values(merchant.registration.fields).filter((field) => field?.enabled).length,
      categories: merchant.categories.length,
      vendors: merchant.vendors.length,
      offers: offersOf(merchant, vendors).length,
      banners: merchant.banners.length,
      notices: merchant.notices.length,
      accounts: merchant.demo.accounts.length,
      assets: Object.keys(merchant.assets).length,
    },
  }
}

/** The certificate in one line. */
export function formatCertificate({ id, name, theme, languages, currency, decimals, counts }: Certificate): string {
  const parts = [
    `theme ${theme}`,
    languages.join(' '),
    `${currency} ${decimals} decimals`,
    count(counts.hosts, 'host'),
    `${counts.flagsOn} of ${counts.flags} flags on`,
    count(counts.fields, 'field'),
    `${count(counts.vendors, 'vendor')} in ${count(counts.categories, 'category', 'categories')}`,
    count(counts.banners, 'banner'),
    count(counts.notices, 'notice'),
    count(counts.accounts, 'demo account'),
    count(counts.assets, 'asset'),
  ]
  return `${id}  ok  ${name}: ${parts.join(', ')}`
}

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`
