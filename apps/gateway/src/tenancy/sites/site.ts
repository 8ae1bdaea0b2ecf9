import type { BannerPictureSpec } from '@livery/artwork/banner-picture'
import { LANGUAGE_PARAMETER } from '@livery/contract/address-language'
import { type BootLanguage, type BootMenus, type BootMerchant, LANGUAGE_COOKIE } from '@livery/contract/boot'
import type { GameType } from '@livery/contract/games'
import type { ThemeLook } from '@livery/contract/theme-look'
import { negotiate } from '@livery/locale/negotiate'
import { numberLayout } from '@livery/locale/number-layout'
import { localeByCode, resolveCode } from '@livery/locale/registry'
import type { Asset } from '@livery/merchant/asset-url'
import type { Merchant } from '@livery/merchant/merchant'
import { offersOf } from '@livery/merchant/offers'
import { menusOf, publicMerchant } from '@livery/merchant/public'
import { releaseOf } from '@livery/merchant/release'
import type { CompiledTheme } from '@livery/theme/compile-theme'
import { themeJson } from '@livery/theme/outputs/theme-json'
import { withPageNames } from '@livery/theme/page-names'
import type { FastifyRequest } from 'fastify'
import type { SocialSpec } from '../../platform/pictures/draw-social.ts'
import type { IconName, IconSpec } from '../../platform/pictures/icon-forms.ts'
import { Pictures } from '../../platform/pictures/pictures.ts'
import { type ScriptFonts, scriptFonts } from '../brand/fonts.ts'
import { iconSpecOf } from '../brand/icon-spec.ts'
import { socialSpecOf } from '../brand/social-spec.ts'
import type { Vendors } from '../vendors/vendors.ts'
import { type Announced, announcedAt } from './announced.ts'
import type { DrawnScene } from './drawn-scene.ts'

/** A link preview picture and its address. */
export interface Social {
  readonly spec: SocialSpec
  readonly hash: string
  readonly url: string
}

/** What one host shows: a merchant's release, immutable. */
/** A single wallet needs no page for moving money between wallets, so its entry goes (docs/decisions/80). */
function walletMenus(menus: BootMenus, merchant: Merchant, vendors: Vendors): BootMenus {
  const isSingle = !merchant.vendors.some(({ id }) => {
    const vendor = vendors.byId.get(id)
    return vendor !== undefined && vendors.connection(vendor)?.wallet
  })
  return isSingle ? { ...menus, memberMenu: menus.memberMenu.filter((id) => id !== 'transferFund') } : menus
}

export class Site {
  readonly merchant: Merchant
  /** The present theme, with any overlay applied. */
  readonly theme: CompiledTheme
  /** When the theme changes and another site replaces this one, in milliseconds since the epoch; null for never. */
  readonly themeUntilMs: number | null
  /** The present announcements. */
  readonly announced: Announced
  /** Content address of everything this site shows. */
  readonly release: string
  readonly menus: BootMenus
  /** Vendor codes by category, in the merchant's order. */
  readonly offers: readonly { readonly gameType: GameType; readonly vendor: string }[]
  readonly vendorMarks: readonly { readonly code: string; readonly name: string; readonly mono: string }[]
  /**
   * The inputs of each banner's picture: with room for text at the left for left-to-right readers, at the right for the
   * others.
   */
  readonly bannerSpecs: readonly DrawnScene[]
  /** Only for promotions that have a picture. */
  readonly promotionSpecs: readonly DrawnScene[]
  /** The inputs of the icons; null for a merchant without a readable mark. */
  readonly iconSpec: IconSpec | null
  /** The hash in the icons' addresses. */
  readonly iconHash: string
  readonly #offered: ReadonlySet<string>
  readonly #fonts = new Map<string, ScriptFonts>()
  readonly #socials = new Map<string, Social | null>()
  #themeJson: string | null = null
  #themeCss: string | undefined

  /**
   * @param theme the present theme
   *
   * @param themeUntilMs when it changes, in milliseconds since the epoch; null for never
   *
   * @param announced the present announcements
   */
  constructor(
    merchant: Merchant,
    theme: CompiledTheme,
    vendors: Vendors,
    themeUntilMs: number | null = null,
    announced: Announced = announcedAt(merchant, Date.now()),
  ) {
    this.merchant = merchant
    this.theme = theme
    this.themeUntilMs = themeUntilMs
    this.announced = announced
    const { notices, promotions, popups, written } = announced
    const announcedIds = [...notices, ...promotions, ...popups].map(({ id }) => id).join()
    this.release = releaseOf(merchant, { theme: theme.hash, announced: announcedIds, ...(written && { written }) })
    this.menus = walletMenus(menusOf(merchant), merchant, vendors)
    this.offers = offersOf(merchant, vendors.byId).map(({ gameType, vendor }) => ({ gameType, vendor: vendor.code }))
    this.#offered = new Set(this.offers.map(({ gameType, vendor }) => `${vendor}|${gameType}`))
    this.vendorMarks = merchant.vendors.flatMap(({ id, name }) => {
      const vendor = vendors.byId.get(id)
      if (!vendor) return []
      return [{ code: vendor.code, name: name ?? vendor.displayName, mono: vendors.logoUrl(vendor, 'logo-mono') }]
    })
    this.iconSpec = iconSpecOf(merchant, theme)
    this.iconHash = this.iconSpec ? Pictures.hash(this.iconSpec) : 'none'
    const palette = bannerPalette(theme)
    const directions = new Set(merchant.languages.map((code) => localeByCode(code)?.direction ?? 'ltr'))
    const drawn = ({ id, scene }: { readonly id: string; readonly scene: string }, seed: string): DrawnScene => ({
      id,
      specs: [...directions].map((direction) => ({
        scene: scene as BannerPictureSpec['scene'],
        seed,
        palette,
        mirrored: direction === 'rtl',
      })),
    })
    this.bannerSpecs = merchant.banners.map((banner) => drawn(banner, `${merchant.id}/${banner.id}`))
    this.promotionSpecs = merchant.promotions.flatMap(({ id, scene }) =>
      scene === undefined ? [] : drawn({ id, scene }, `${merchant.id}/promotions/${id}`),
    )
  }

  isOffered(vendor: string, gameType: string): boolean {
    return this.#offered.has(`${vendor}|${gameType}`)
  }

  asset(name: string): Asset | null {
    return Object.hasOwn(this.merchant.assets, name) ? (this.merchant.assets[name] ?? null) : null
  }

  /**
   * The visitor's language as a platform code: from the address, then the cookie, Accept-Language, the merchant's
   * default.
   */
  languageOf(request: FastifyRequest): string {
    const { languages } = this.merchant
    const requested = (request.query as Readonly<Record<string, unknown>> | undefined)?.[LANGUAGE_PARAMETER]
    const code = typeof requested === 'string' ? resolveCode(requested) : undefined
    if (code !== undefined && languages.includes(code)) return code
    return negotiate({
      cookie: request.cookies[LANGUAGE_COOKIE],
      acceptLanguage: request.headers['accept-language'],
      offered: languages,
      fallback: languages[0] ?? 'EN',
    })
  }

  bootMerchant(language: string): BootMerchant {
    const merchant = publicMerchant(this.merchant, language)
    const { light, dark, mark } = merchant.logo
    // The wordmark stands on the header, and a theme's header may be dark even in its light mode.
    const on = (mode: 'light' | 'dark') => (isDark(this.theme.themeColor[mode]) ? dark : light)
    return { ...merchant, logo: { light: on('light'), dark: on('dark'), mark } }
  }

  /** The theme as JSON, for clients that cannot read its CSS. */
  get themeJson(): string {
    this.#themeJson ??= JSON.stringify(themeJson(this.theme))
    return this.#themeJson
  }

  /** The theme's variables, under the names that they have in pages. */
  get themeCss(): string {
    this.#themeCss ??= withPageNames(this.theme.css)
    return this.#themeCss
  }

  /**
   * CSS and preloads of the theme's fonts for a script.
   * @param script of a language in the registry; `isScript` says whether a text names one
   */
  fonts(script: string): ScriptFonts {
    return this.#fonts.getOrInsertComputed(script, () => {
      const fonts = scriptFonts(this.theme, script)
      return { ...fonts, leaves: withPageNames(fonts.leaves) }
    })
  }

  /** The address of an icon, which changes only when the icon's look does. */
  iconUrl(name: IconName): string {
    return `/brand/${this.iconHash}/${name}`
  }

  /** The link preview picture in a language; null for a merchant without a wordmark. */
  social(language: string): Social | null {
    return this.#socials.getOrInsertComputed(language, () => {
      const spec = socialSpecOf(this.merchant, this.theme, language, this.bannerSpecs[0]?.specs[0] ?? null)
      const hash = spec ? Pictures.hash(spec) : ''
      return spec && { spec, hash, url: `/brand/${hash}/social-${language}.jpg` }
    })
  }
}

/** A page's needs in a script, besides the theme's variables. */
export function scriptCss(site: Site, script: string): string {
  const { leaves, faces, standIns } = site.fonts(script)
  return `${leaves}${faces}${standIns}`
}

/** A site's current theme, for a page in a script. */
export function themeLook(site: Site, script: string): ThemeLook {
  const { theme, themeUntilMs } = site
  return {
    css: `${site.themeCss}${scriptCss(site, script)}`,
    themeColor: theme.themeColor,
    changesInMs: themeUntilMs === null ? null : Math.max(0, themeUntilMs - Date.now()),
  }
}

/**
 * A language in the form that a page needs.
 *
 * @param shown the language of the texts its readers get, when it has no texts itself
 */
export function bootLanguage(code: string, shown = code): BootLanguage {
  const chosen = rowOf(code)
  const row = rowOf(shown)
  return {
    code: chosen.code,
    nativeName: chosen.nativeName,
    nativeTag: chosen.tag,
    tag: row.tag,
    dir: row.direction,
    script: row.script,
    formatTag: row.formatTag,
    formatFallback: row.formatFallback,
    numbers: numberLayout(row),
  }
}

function rowOf(code: string) {
  const row = localeByCode(code)
  if (!row) throw new Error(`The language ${code} is not in the registry`)
  return row
}

/** The theme's colours, so that a banner matches its site. */
function bannerPalette(theme: CompiledTheme): readonly string[] {
  const { dark } = theme.values
  return [dark['color.brand.verbatim'], dark['color.accent.bg'], dark['color.canvas']].map(String)
}

/** Whether white is more legible on this colour (`#rrggbb`) than black, by WCAG's relative luminance. */
function isDark(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.18
}
