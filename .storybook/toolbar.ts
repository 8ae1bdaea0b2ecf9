import { merchants } from 'virtual:merchants'
import { pseudoLocales } from '@livery/locale/pseudo'
import { locales } from '@livery/locale/registry'
import { DENSITIES } from '@livery/theme/choices'
import { themeIds } from './apply-appearance.ts'
import { firstMerchant } from './first-merchant.ts'

/** The value that means: take it from the merchant, the theme or the locale. */
export const OWN = 'own'

export const MODES = ['light', 'dark', 'auto'] as const
export const DIRECTIONS = [OWN, 'ltr', 'rtl'] as const

/** Every language of the platform and the pseudo-locales, the language of the samples first. */
export const toolbarLocales = [
  ...locales.filter(({ code }) => code === 'EN'),
  ...pseudoLocales,
  ...locales.filter(({ code }) => code !== 'EN'),
]

/** The toolbar's settings. A story may fix `direction`, and `script` for sample texts in another script. */
export type Toolbar = {
  merchant: string
  theme: string
  mode: (typeof MODES)[number]
  direction: (typeof DIRECTIONS)[number]
  /** A platform code, or that of a pseudo-locale. */
  locale: string
  script: string
  density: string
}

export const initialGlobals: Toolbar = {
  merchant: firstMerchant(merchants),
  theme: OWN,
  mode: 'dark',
  direction: OWN,
  locale: 'EN',
  script: OWN,
  density: OWN,
}

type Item = { readonly value: string; readonly title: string; readonly right?: string }
type Icon = 'user' | 'paintbrush' | 'mirror' | 'transfer' | 'globe' | 'component'

const menu = (title: string, icon: Icon, items: readonly Item[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
})
const own = (whose: string): Item => ({ value: OWN, title: `of the ${whose}` })
const plain = (value: string): Item => ({ value, title: value })

export const globalTypes = {
  merchant: menu(
    'Merchant',
    'user',
    merchants.map(({ id, name, theme }) => ({ value: id, title: name, right: theme })),
  ),
  theme: menu('Theme', 'paintbrush', [own('merchant'), ...themeIds.map(plain)]),
  mode: menu('Mode', 'mirror', MODES.map(plain)),
  direction: menu('Direction', 'transfer', [own('locale'), plain('ltr'), plain('rtl')]),
  locale: menu(
    'Locale',
    'globe',
    toolbarLocales.map(({ code, tag, englishName }) => ({ value: code, title: englishName, right: tag })),
  ),
  density: menu('Density', 'component', [own('theme'), ...DENSITIES.map(plain)]),
}
