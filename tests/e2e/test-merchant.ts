import { join } from 'node:path'
import { readMerchantFile } from './merchant-file.ts'

const root = join(import.meta.dirname, '..', '..')

/** What a test needs to know of a merchant, read from its own files. */
export interface TestMerchant {
  readonly id: string
  readonly name: string
  /** Those that are kept whole, the default language first. */
  readonly languages: readonly string[]
  /** By language. */
  readonly legalName: Readonly<Record<string, string>>
  /** The present one where the merchant is. */
  readonly year: string
  /** Hosts of its main address and of its mirrors. */
  readonly addresses: readonly [main: string, ...mirrors: string[]]
  readonly defaultMode: 'light' | 'dark' | 'auto'
  readonly demo: { readonly username: string; readonly password: string }
  readonly fields: readonly string[]
  /** Whether it has VIP levels, with a page of their own. */
  readonly hasLevels: boolean
  /** In the merchant's order. */
  readonly categories: readonly string[]
  /** Entries of each section of the home page, in its order. */
  readonly homeLimits: Readonly<Record<string, number>>
}

/** The languages whose texts are kept whole: in another one a new text may be shown in the merchant's next language. */
const WHOLE_LANGUAGES = ['EN', 'TY', 'AR']

export const testMerchants: readonly TestMerchant[] = ['aurora', 'oasis', 'carmine'].map(testMerchantOf)

/** The two merchants at which every sentence is tested, one from left to right and one from right to left. */
export const bothDirections: readonly { readonly merchant: TestMerchant; readonly code: string }[] = [
  { merchant: testMerchantOf('aurora'), code: 'EN' },
  { merchant: testMerchantOf('oasis'), code: 'AR' },
]

/**
 * Two merchants with the usual frame, for tests of what only that has: a menu beside the page, and tabs above the
 * games. Oasis has another frame. Their games are a mosaic, and no banners turn.
 */
export const usualInBothDirections: typeof bothDirections = [
  { merchant: testMerchantOf('aurora'), code: 'EN' },
  { merchant: testMerchantOf('firki'), code: 'UR' },
]

/** Two whose banners turn, one after another. */
export const carousels: typeof bothDirections = [
  { merchant: testMerchantOf('carmine'), code: 'EN' },
  { merchant: testMerchantOf('oasis'), code: 'AR' },
]

/** The words of a merchant's banners in a language: they sell, so none of them may be lost. */
export function bannerTexts(id: string, code: string): ReadonlySet<string> {
  const { banners = [] } = readMerchantFile(join(root, 'merchants', id, 'merchant.json'))
  type Words = Readonly<Record<string, string>> | undefined
  return new Set(
    banners.flatMap(({ title, text, action }: Readonly<Record<'title' | 'text' | 'action', Words>>) =>
      [title, text, action].flatMap((words) => words?.[code] ?? []),
    ),
  )
}

export function testMerchantOf(id: string): TestMerchant {
  const merchant = readMerchantFile(join(root, 'merchants', id, 'merchant.json'))
  const registration = readMerchantFile(join(root, 'merchants', id, 'registration.json'))
  const account = merchant.demo.accounts.find(({ kind }: { kind: string }) => kind === 'player')
  return {
    id,
    name: merchant.name,
    languages: merchant.languages.filter((code: string) => WHOLE_LANGUAGES.includes(code)),
    legalName: merchant.legalName,
    year: new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: merchant.timeZone }).format(),
    addresses: [merchant.domains.main, ...merchant.domains.mirrors],
    defaultMode: merchant.defaultMode,
    demo: { username: account.username, password: account.password },
    hasLevels: merchant.vip !== undefined,
    categories: merchant.categories,
    homeLimits: Object.fromEntries(
      merchant.homeSections.map(({ id, limit }: { id: string; limit: number }) => [id, limit]),
    ),
    fields: Object.keys(registration.fields).filter((name) => registration.fields[name].enabled),
  }
}
