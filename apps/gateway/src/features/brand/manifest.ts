import type { BootLanguage } from '@livery/contract/boot'
import { categoryPath, PAGES } from '@livery/contract/pages'
import { flattenTexts } from '@livery/locale/texts'
import type { Mode } from '@livery/theme/choices'
import { ICON_FORMS, type IconName, typeOfIcon } from '../../platform/pictures/icon-forms.ts'
import { plainLine } from '../../tenancy/brand/plain-line.ts'
import { shortName } from '../../tenancy/brand/short-name.ts'
import { bootLanguage, type Site } from '../../tenancy/sites/site.ts'
import type { TextStore } from '../../tenancy/texts/text-store.ts'

/** Launchers show no more than this. */
const MOST_SHORTCUTS = 4

export interface WebManifest {
  readonly id: string
  readonly start_url: string
  readonly scope: string
  readonly name: string
  readonly short_name: string
  readonly description: string
  readonly lang: string
  readonly dir: BootLanguage['dir']
  readonly display: 'standalone'
  readonly theme_color: string
  readonly background_color: string
  readonly categories: readonly string[]
  readonly icons: readonly ManifestIcon[]
  readonly shortcuts: readonly {
    readonly name: string
    readonly url: string
    readonly icons: readonly ManifestIcon[]
  }[]
}

interface ManifestIcon {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose: 'any' | 'maskable' | 'monochrome'
}

/**
 * A site's web app manifest, in a language and a mode.
 * @param language a platform code of the merchant
 */
export function manifestOf(site: Site, language: string, mode: Mode, texts: TextStore): WebManifest {
  const { languages } = site.merchant
  const shown = texts.shown(language, languages)
  const merchant = site.bootMerchant(shown)
  const name = plainLine(merchant.name)
  const { tag, dir } = bootLanguage(language, shown)
  const words = flattenTexts(texts.find(language, 'core', languages)?.value ?? {})
  const icon = (file: IconName, purpose: ManifestIcon['purpose']) => {
    const { size } = ICON_FORMS[file]
    return { src: site.iconUrl(file), sizes: `${size}x${size}`, type: typeOfIcon(file), purpose }
  }
  const shortcutIcons = [icon(`icon-${mode}-192.png`, 'any')]
  const shortcuts = [
    ...site.menus.categories.map((category) => ({
      name: words.get(`category.${category}`),
      url: categoryPath(category),
    })),
    { name: words.get('nav.promotions'), url: PAGES.promotions.path },
  ].flatMap((one) => (one.name === undefined ? [] : [{ name: one.name, url: one.url, icons: shortcutIcons }]))
  const description = words.get('meta.description')?.replaceAll('{{merchant}}', name)
  return {
    // One id for all languages, so that changing the language does not make it another app.
    id: '/',
    start_url: '/',
    scope: '/',
    name,
    short_name: shortName(name, tag),
    description: plainLine(merchant.tagline) || (description ?? name),
    lang: tag,
    dir,
    display: 'standalone',
    theme_color: site.theme.themeColor[mode],
    background_color: String(site.theme.values[mode]['color.canvas']),
    categories: ['games', 'entertainment'],
    icons: [
      icon(`icon-${mode}-192.png`, 'any'),
      icon(`icon-${mode}-512.png`, 'any'),
      icon(`maskable-${mode}-512.png`, 'maskable'),
      icon('mono-512.png', 'monochrome'),
    ],
    // The last shortcut, promotions, matters more than a fourth category.
    shortcuts: [...shortcuts.slice(0, -1).slice(0, MOST_SHORTCUTS - 1), ...shortcuts.slice(-1)],
  }
}
