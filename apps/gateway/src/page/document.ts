import { socialSize } from '@livery/artwork/brand/social-size'
import { BOOT_ELEMENT_ID, type Boot, type ColourMode } from '@livery/contract/boot'
import { EARLY_MENU_SCRIPT } from '@livery/contract/early-menu'
import { EARLY_PRESS_SCRIPT } from '@livery/contract/early-press'
import { EARLY_SESSION_SCRIPT } from '@livery/contract/early-session'
import { escapeHtml } from '@livery/contract/escape-html'
import { type InlineBoot, splitBoot } from '@livery/contract/first-data'
import type { RenderOutput } from '@livery/contract/render'
import { FIRST_TEXTS, textAddress } from '@livery/contract/texts'
import { THEME_CHANGES_META } from '@livery/contract/theme-look'
import type { Mode } from '@livery/theme/choices'
import type { CompiledTheme } from '@livery/theme/compile-theme'
import { mainMode } from '../tenancy/brand/icon-spec.ts'
import { plainLine } from '../tenancy/brand/plain-line.ts'
import type { Site } from '../tenancy/sites/site.ts'
import type { Findable } from './discovery/addresses.ts'
import { structuredData } from './discovery/structured-data.ts'
import { hashSource } from './page-policy.ts'
import { inlineStyling, linkedStyling } from './page-styling.ts'
import type { StyleSheet } from './style-sheets.ts'

export interface DocumentParts {
  readonly site: Site
  readonly boot: Boot
  /** The address of the boot document's first data; null when there are none. */
  readonly firstData: string | null
  readonly output: RenderOutput
  readonly preloads: readonly string[]
  /** The module that hydrates; null where the page needs no script. */
  readonly script: string | null
  /** What the development server adds before the script, with its nonce. */
  readonly development?: { readonly head: string; readonly nonce: string } | undefined
  readonly styles: readonly StyleSheet[]
  /** Whether the style sheets are linked, because the browser has them, or inlined. */
  readonly areStylesLinked: boolean
  /** What search engines get about it; null when they should not index it. */
  readonly findable: Findable | null
  /** The address of its link preview picture; null for none. */
  readonly social: string | null
}

export interface HtmlDocument {
  readonly html: string
  /** How many characters of the markup the first screen needs. */
  readonly firstScreen: number
  /** The hash sources by which a policy allows its inline scripts and style elements. */
  readonly inlineScripts: readonly string[]
  readonly inlineStyles: readonly string[]
}

/** The inline script of every page with script: it runs before the modules have loaded. */
const EARLY_SCRIPT = `${EARLY_PRESS_SCRIPT}${EARLY_SESSION_SCRIPT}${EARLY_MENU_SCRIPT}`
const EARLY_SCRIPT_SOURCE = hashSource(EARLY_SCRIPT)

/**
 * The whole HTML document: it contains what the first paint needs, and the script comes last. It contains nothing of
 * one visitor or one request, so that its bytes serve everybody who requests the page.
 */
export function htmlDocument(parts: DocumentParts): HtmlDocument {
  const { site, boot, output, development, areStylesLinked } = parts
  const { language, mode } = boot
  const page = { site, mode, script: language.script, html: output.html, styles: parts.styles }
  const styling = areStylesLinked ? linkedStyling(page) : inlineStyling(page)
  const nonce = development ? ` nonce="${development.nonce}"` : ''
  // The frame of an installed app has one mode.
  const frame = mode === 'auto' ? mainMode(site.merchant) : mode
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(output.title)}</title>`,
    `<meta name="description" content="${escapeHtml(output.description)}">`,
    ...discovery(parts),
    themeColorMeta(site.theme.themeColor, mode),
    `<meta name="color-scheme" content="${mode === 'auto' ? 'light dark' : mode}">`,
    ...iconLinks(site, frame),
    `<link rel="manifest" href="/manifest/${frame}/${language.code}.webmanifest">`,
    ...socialMeta(parts),
    // Before the style sheets, because a script waits for the style sheets before it, and the parser waits for the
    // script.
    ...(parts.script ? [`<script>${EARLY_SCRIPT}</script>`] : []),
    styling.head,
    ...output.images.map(imagePreload),
    site.themeUntilMs === null ? '' : `<meta name="${THEME_CHANGES_META}">`,
    // The first paint needs none of these, and on a slow line they would delay it.
    ...(parts.script
      ? [
          ...[textAddress(boot.texts.first, language.code, FIRST_TEXTS), parts.firstData].map(
            (url) => url && `<link rel="preload" href="${escapeHtml(url)}" as="fetch" crossorigin fetchpriority="low">`,
          ),
          ...parts.preloads.map((url) => `<link rel="modulepreload" href="${url}" fetchpriority="low">`),
          development?.head ?? '',
          `<script type="module" src="${parts.script}"${nonce} fetchpriority="low"></script>`,
        ]
      : []),
  ].join('')
  const attributes = `lang="${language.tag}" dir="${language.dir}" data-mode="${mode}" data-script="${language.script}"`
  const bootJson = parts.script
    ? `<script type="application/json" id="${BOOT_ELEMENT_ID}">${escapeJson(JSON.stringify(inlineBoot(parts)))}</script>`
    : ''
  // In the body, because Chromium delays the first paint by a tenth of a second or more for fonts preloaded in the
  // head.
  const fontPreloads = site
    .fonts(language.script)
    .preload.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
    .join('')
  const firstScreen = `<!doctype html><html ${attributes}><head>${head}</head><body>${fontPreloads}<div id="root">${styling.firstScreen}`
  return {
    html: `${firstScreen}${styling.rest}</div>${styling.end}${structuredDataElement(parts)}${bootJson}</body></html>`,
    firstScreen: firstScreen.length,
    inlineScripts: parts.script ? [EARLY_SCRIPT_SOURCE] : [],
    inlineStyles: styling.sources,
  }
}

/** Structured data for search engines; it comes after everything that is painted. */
function structuredDataElement({ site, boot, output, findable }: DocumentParts): string {
  if (!findable) return ''
  const data = escapeJson(JSON.stringify(structuredData({ site, boot, output, canonical: findable.canonical })))
  return `<script type="application/ld+json">${data}</script>`
}

function inlineBoot({ boot, firstData }: DocumentParts): InlineBoot {
  return { ...splitBoot(boot).inline, firstData }
}

/** The icons of a tab: SVG for browsers that support it, and for others a PNG for each mode of the reader's system. */
function iconLinks(site: Site, mode: Mode): string[] {
  const png = (tabs: Mode) =>
    `<link rel="icon" href="${site.iconUrl(`tab-${tabs}-96.png`)}" type="image/png" sizes="96x96" media="(prefers-color-scheme:${tabs})">`
  return [
    `<link rel="icon" href="${site.iconUrl('favicon.ico')}" sizes="32x32">`,
    png('light'),
    png('dark'),
    `<link rel="icon" href="${site.iconUrl('tab.svg')}" type="image/svg+xml" sizes="any">`,
    `<link rel="apple-touch-icon" href="${site.iconUrl(`touch-${mode}-180.png`)}">`,
  ]
}

/** The page's addresses in each language, for search engines. */
function discovery({ findable }: DocumentParts): string[] {
  if (!findable) return ['<meta name="robots" content="noindex">']
  const { canonical, alternates } = findable
  return [
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
    ),
  ]
}

/** The link preview of the page on social networks, which require absolute addresses. */
function socialMeta({ site, boot, output, findable, social }: DocumentParts): string[] {
  const { name, tagline } = boot.merchant
  const property = (key: string, content: string) =>
    `<meta property="${key}" content="${escapeHtml(plainLine(content))}">`
  return [
    property('og:type', 'website'),
    property('og:site_name', name),
    property('og:title', output.title),
    property('og:description', output.description),
    ...(findable ? [property('og:url', findable.canonical)] : []),
    ...(social
      ? [
          property('og:image', `https://${site.merchant.domains.main}${social}`),
          property('og:image:width', String(socialSize.width)),
          property('og:image:height', String(socialSize.height)),
          property('og:image:alt', tagline ? `${name}: ${tagline}` : name),
        ]
      : []),
    `<meta name="twitter:card" content="${social ? 'summary_large_image' : 'summary'}">`,
  ]
}

/** Both colours are in the page, so that it can change them when the reader changes the mode. */
function themeColorMeta({ light, dark }: CompiledTheme['themeColor'], mode: ColourMode): string {
  const meta = (content: string, media = '') =>
    `<meta name="theme-color"${media} content="${content}" data-light="${light}" data-dark="${dark}">`
  if (mode !== 'auto') return meta(mode === 'light' ? light : dark)
  return `${meta(light, ' media="(prefers-color-scheme:light)"')}${meta(dark, ' media="(prefers-color-scheme:dark)"')}`
}

function imagePreload({ href, srcset, sizes, media }: RenderOutput['images'][number]): string {
  const responsive = srcset ? ` imagesrcset="${escapeHtml(srcset)}" imagesizes="${escapeHtml(sizes ?? '100vw')}"` : ''
  const when = media ? ` media="${escapeHtml(media)}"` : ''
  return `<link rel="preload" as="image" href="${escapeHtml(href)}"${responsive}${when} fetchpriority="high">`
}

/** Escapes JSON for a script element, which it must neither end nor comment out. */
function escapeJson(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}
