import type { ColourMode } from '@livery/contract/boot'
import { FIRST_SCREEN_END } from '@livery/contract/first-screen'
import type { Mode } from '@livery/theme/choices'
import { THEME_ELEMENT_IDS } from '@livery/theme/theme-element'
import { LRUCache } from 'lru-cache'
import type { Site } from '../tenancy/sites/site.ts'
import { classValuesOf } from './critical-css.ts'
import { FirstTheme, variablesIn } from './first-theme.ts'
import { hashSource } from './page-policy.ts'
import { inlineStyles, laterStyleElement, linkedStyles, type StyleSheet } from './style-sheets.ts'

type Themed = Pick<Site, 'themeCss' | 'fonts'>

/** The style elements of a page depend on these. */
export interface StyledPage {
  readonly site: Themed
  readonly mode: ColourMode
  /** The script of its language. */
  readonly script: string
  /** Its markup for `#root`. */
  readonly html: string
  readonly styles: readonly StyleSheet[]
}

/** A page's markup with its style elements. */
export interface Styling {
  readonly head: string
  /** The markup until the end of the first screen. */
  readonly firstScreen: string
  readonly rest: string
  /** The markup at the end of the body. */
  readonly end: string
  /** The hash sources of the style elements. */
  readonly sources: readonly string[]
}

export function linkedStyling({ site, script, html, styles }: StyledPage): Styling {
  const theme = themeOf(site, script)
  return {
    head: `${linkedStyles(styles)}${themeElements(theme, THEME_PARTS)}`,
    firstScreen: html,
    rest: '',
    end: '',
    sources: theme.sources,
  }
}

/**
 * The head holds only the rules and the parts of the theme that the first screen uses. All rules of the page follow
 * after the first screen's markup, and the whole theme with its fonts at the end, because their files arrive even
 * later.
 */
export function inlineStyling(page: StyledPage): Styling {
  const theme = themeOf(page.site, page.script)
  const end = firstScreenEnd(page.html)
  const firstScreen = page.html.slice(0, end)
  const rest = page.html.slice(end)
  const { first, more, links, sources } = styleTexts(page, theme, firstScreen, rest)
  return {
    head: `<style>${first}</style>${themeElements(theme, ['standIns'])}`,
    firstScreen,
    rest: `${laterStyleElement(more)}${rest}`,
    end: `${links}${themeElements(theme, ['variables', 'faces'])}`,
    sources: [...sources, ...theme.sources],
  }
}

interface StyleTexts {
  /** The text of the style element in the head, and of the one after the first screen. */
  readonly first: string
  readonly more: string
  readonly links: string
  readonly sources: readonly string[]
}

/** Memory for the style texts of all merchants' pages. */
const STYLE_TEXTS_BYTES = 16 * 1024 * 1024

/**
 * Style texts by all their inputs. The same markup recurs with other words, times and addresses, and choosing its rules
 * costs a third as much as rendering it.
 */
const chosen = new LRUCache<string, StyleTexts>({
  maxSize: STYLE_TEXTS_BYTES,
  sizeCalculation: ({ first, more }, key) => first.length + more.length + key.length,
})

function styleTexts(page: StyledPage, theme: PageTheme, firstScreen: string, rest: string): StyleTexts {
  const { styles, html } = page
  const mode = onlyMode(page.mode, firstScreen)
  const key = JSON.stringify([
    theme.id,
    mode,
    styles.map(({ url }) => url),
    ...[firstScreen, rest].map((part) => [classValuesOf(part), [...new Set(variablesIn(part))]]),
    styles.map(({ critical }) => critical.attributesOf(firstScreen)),
  ])
  const known = chosen.get(key)
  if (known) return known
  const { first: rules, later, links } = inlineStyles(styles, firstScreen, html)
  const first = `${theme.first.of(`${rules}${firstScreen}`, mode)}${rules}`
  // Markup after the first screen needs variables too until the whole theme arrives.
  const more = `${theme.first.of(`${later}${html}`, null)}${later}`
  const made = { first, more, links, sources: [first, more].map(hashSource) }
  chosen.set(key, made)
  return made
}

/** The end of the first screen in the markup: at the element that marks it, or at the end. */
function firstScreenEnd(html: string): number {
  const attribute = html.indexOf(` ${FIRST_SCREEN_END}`)
  return attribute < 0 ? html.length : html.lastIndexOf('<', attribute)
}

/** The only mode in the markup; null where the reader's system decides, or where a part has another one. */
function onlyMode(mode: ColourMode, html: string): Mode | null {
  if (mode === 'auto') return null
  const others = [...html.matchAll(/ data-mode="(\w+)"/g)].some(([, other]) => other !== mode)
  return others ? null : mode
}

const THEME_PARTS = ['variables', 'faces', 'standIns'] as const

interface PageTheme extends Readonly<Record<(typeof THEME_PARTS)[number], string>> {
  readonly id: number
  readonly first: FirstTheme
  readonly sources: readonly string[]
}

const themes = new WeakMap<Themed, Map<string, PageTheme>>()
let themeCount = 0

function themeOf(site: Themed, script: string): PageTheme {
  return themes
    .getOrInsertComputed(site, () => new Map())
    .getOrInsertComputed(script, () => {
      const { leaves, faces, standIns } = site.fonts(script)
      const texts = { variables: `${site.themeCss}${leaves}`, faces, standIns }
      themeCount += 1
      return {
        ...texts,
        id: themeCount,
        first: new FirstTheme(texts.variables),
        sources: THEME_PARTS.map((part) => hashSource(texts[part])),
      }
    })
}

function themeElements(theme: PageTheme, parts: readonly (typeof THEME_PARTS)[number][]): string {
  return parts.map((part) => `<style id="${THEME_ELEMENT_IDS[part]}">${theme[part]}</style>`).join('')
}
