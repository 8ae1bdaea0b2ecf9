import type { BootMenus, BootMerchant } from '@livery/contract/boot'
import type { Capabilities } from '@livery/contract/capabilities'
import { usualHomeLimit } from '@livery/contract/home-limits'
import type { Banner } from '@livery/contract/lobby'
import {
  ACCOUNT_MENU_PAGES,
  type AccountMenuPageId,
  NAVIGATION_FIRST,
  NAVIGATION_LAST,
  VIP_PAGE,
} from '@livery/contract/pages'
import type { CustomerService } from '@livery/contract/system'
import { assetUrl, qrName } from './asset-url.ts'
import { publicFigure } from './figure.ts'
import type { Merchant } from './merchant.ts'
import { obfuscatePath } from './obfuscate-path.ts'
import { shownEntries } from './sections/menus/hidden.ts'
import { MENUS } from './sections/menus/menus.ts'
import { textIn } from './texts.ts'
import { wordmarkIn } from './wordmarks.ts'

/**
 * The part of a merchant that any visitor may read. It is listed key by key, so that a new key of the configuration
 * stays private until somebody adds it here.
 *
 * @param language a platform code; texts missing in it come in the merchant's next language
 */
export function publicMerchant(merchant: Merchant, language: string, now: Date = new Date()): BootMerchant {
  const { id, name, currency, timeZone, compliance, languages } = merchant
  const { sms } = merchant.thirdParties
  return {
    id,
    name,
    tagline: textIn(merchant.tagline, language, languages),
    legalName: textIn(merchant.legalName, language, languages),
    copyrightYear: yearIn(timeZone, now),
    logo: {
      light: wordmarkUrl(merchant, 'logo-light', language),
      dark: wordmarkUrl(merchant, 'logo-dark', language),
      mark: assetUrl(merchant, 'mark.svg'),
    },
    currency: { code: currency.code, symbol: currency.symbol, exponent: currency.exponent },
    timeZone,
    jurisdiction: {
      id: compliance.jurisdiction,
      ...(compliance.authority !== undefined && { authority: compliance.authority }),
      licence: compliance.licence ?? null,
      ...(compliance.licenceUrl !== undefined && { licenceUrl: compliance.licenceUrl }),
      ageMinimum: compliance.ageMinimum,
      ...(compliance.ageBeforeFreePlay && { ageBeforeFreePlay: true }),
    },
    channels: merchant.channels.map(({ kind, url }) => ({ kind, url })),
    apps: merchant.apps.map(({ kind, url, guide }) => ({
      kind,
      url,
      qr: assetUrl(merchant, qrName(kind)),
      ...(guide !== undefined && { guide }),
    })),
    supportWindow: { width: merchant.supportWindow.width, height: merchant.supportWindow.height },
    ...(sms?.provider === 'firebase' && sms.firebase && { firebase: { ...sms.firebase } }),
  }
}

/** The wordmark in the letters of the language, where the merchant has one. */
function wordmarkUrl(merchant: Merchant, name: 'logo-light' | 'logo-dark', language: string): string {
  const drawn = wordmarkIn(name, language)
  return assetUrl(merchant, Object.hasOwn(merchant.assets, drawn) ? drawn : `${name}.svg`)
}

/**
 * The current year in a zone, cached for a quarter of an hour, since zones differ by quarters of an hour. Every page
 * needs it, and calendar look-ups are slow.
 */
const years = new Map<string, { readonly quarter: number; readonly year: number }>()
const QUARTER_MS = 900_000

function yearIn(timeZone: string, now: Date): number {
  const quarter = Math.floor(now.getTime() / QUARTER_MS)
  const known = years.get(timeZone)
  if (known?.quarter === quarter) return known.year
  const year = Number(new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(now))
  years.set(timeZone, { quarter, year })
  return year
}

/** The menus in the merchant's order, without what its flags hide; the top navigation with its fixed ends. */
export function menusOf(merchant: Merchant): BootMenus {
  const { menus, capabilities } = merchant
  const memberMenu = shownEntries('memberMenu', menus.memberMenu, capabilities)
  // Most merchants have all entries in the default order; an empty list stands for that, so that pages stay small.
  const accountMenu = accountMenuPagesOf(merchant)
  const isUsual = memberMenu.join() === MENUS.memberMenu.join()
  return {
    topNavigation: [NAVIGATION_FIRST, ...menus.topNavigation, NAVIGATION_LAST],
    sideMenu: [
      ...shownEntries('sideMenu', menus.sideMenu, capabilities).map((entry) => vipEntry(merchant, entry)),
      ...sideBannersOf(merchant),
    ],
    homeSections: merchant.homeSections.map(({ id }) => id),
    homeLimits: Object.fromEntries(
      merchant.homeSections.filter(({ id, limit }) => limit !== usualHomeLimit(id)).map(({ id, limit }) => [id, limit]),
    ),
    memberMenu: isUsual ? [] : [...memberMenu],
    ...(accountMenu.length > 0 && { accountMenu }),
    categories: [...merchant.categories],
  }
}

/** The parts among the points mall, the raffles and the chat that the merchant has. */
function accountMenuPagesOf({ pointMall, raffles = [], chat }: Merchant): readonly AccountMenuPageId[] {
  const isThere = {
    pointMall: pointMall !== undefined,
    raffle: raffles.length > 0,
    chat: (chat?.rooms.length ?? 0) > 0,
  }
  return ACCOUNT_MENU_PAGES.filter((id) => isThere[id])
}

/** At a merchant with levels the entry leads to their page, elsewhere to the newest promotion about them. */
const vipEntry = ({ vip }: Merchant, entry: string) => (entry === 'vipBonus' && vip ? VIP_PAGE : entry)

/** The entry for the side menu's banners, so that pages load banners only where a merchant has some there. */
function sideBannersOf({ banners }: Merchant): readonly string[] {
  return banners.some(({ group }) => group === 'w_leftmenu') ? ['banners'] : []
}

/** The merchant's flags. */
export function capabilitiesOf(merchant: Merchant): Capabilities {
  return merchant.capabilities
}

/** Customer service entries in a language, with the addresses obfuscated as in calls. */
export function customerServiceOf(merchant: Merchant, language: string): CustomerService[] {
  return merchant.customerService.map(({ csType, csPosition, title, url }) => ({
    csType,
    csPosition,
    title: textIn(title, language, merchant.languages),
    path: obfuscatePath(url),
  }))
}

/**
 * Banners in a language, in the merchant's order.
 * @param pictureUrl the base address of the picture of a banner's scene
 */
export function bannersOf(
  merchant: Merchant,
  language: string,
  pictureUrl: (banner: Merchant['banners'][number]) => string,
): Banner[] {
  return merchant.banners.map((banner) => ({
    id: banner.id,
    groupName: banner.group,
    url: pictureUrl(banner),
    title: textIn(banner.title, language, merchant.languages),
    ...(banner.figure && { figure: publicFigure(banner.figure, merchant.currency.exponent) }),
    text: textIn(banner.text, language, merchant.languages),
    action: banner.action ? textIn(banner.action, language, merchant.languages) : null,
    linkageType: banner.link?.type ?? null,
    link: banner.link?.to ?? null,
  }))
}
