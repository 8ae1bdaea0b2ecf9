import { socialSize } from '@livery/artwork/brand/social-size'
import { BOOT_ELEMENT_ID, type Boot, type ColourMode } from '@livery/contract/boot'
import { EARLY_MENU_SCRIPT } from '@livery/contract/early-menu'
import { EARLY_PRESS_SCRIPT } from '@livery/contract/early-press'
import { EARLY_SESSION_SCRIPT } from '@livery/contract/early-session'
import { escapeHtml } from '@livery/contract/escape-html'
import type { RenderOutput } from '@livery/contract/render'
import { FIRST_TEXTS } from '@livery/contract/texts'
import { THEME_SPAN_META } from '@livery/contract/theme-look'
import type { Mode } from '@livery/theme/choices'
import type { CompiledTheme } from '@livery/theme/compile-theme'
import { THEME_ELEMENT_ID } from '@livery/theme/theme-element'
import { mainMode } from '../tenancy/brand/icon-spec.ts'
import { plainLine } from '../tenancy/brand/plain-line.ts'
import type { Site } from '../tenancy/sites/site.ts'
import type { Findable } from './discovery/addresses.ts'
import { structuredData } from './discovery/structured-data.ts'

/** Stands in a kept page where each answer's own nonce goes. */
export const NONCE_PLACEHOLDER = '__livery_nonce__'
/** Stands in a kept page where the milliseconds until the theme's next change go. */
const SPAN_PLACEHOLDER = '__livery_theme_span__'

/** Stands in a kept page where its style sheets go, or the links to them. */
const STYLES_PLACEHOLDER = '<!--livery-styles-->'

/** Stands in a kept page where the address it was asked at goes: several hosts share one page. */
const ORIGIN_PLACEHOLDER = '__livery_origin__'

export interface DocumentParts {
  readonly site: Site
  readonly boot: Boot
  readonly output: RenderOutput
  readonly preloads: readonly string[]
  /** The module that hydrates; null where the page needs no script. */
  readonly script: string | null
  /** What the development server adds before the script. */
  readonly developmentHead?: string
  /** What search engines are told of it; null where they should not keep it. */
  readonly findable: Findable | null
  /** The address of its picture for conversations; null for none. */
  readonly social: string | null
}

/** The whole HTML document: what the first paint needs is in it, script comes last. */
export function htmlDocument(parts: DocumentParts): string {
  const { site, boot, output } = parts
  const { language, mode } = boot
  const fonts = site.fonts(language.script)
  const nonce = NONCE_PLACEHOLDER
  // A launcher's frame has one mode.
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
    // Ahead of the style sheets: a script waits for those before it, and reading the page on waits for the script.
    ...(parts.script
      ? [`<script nonce="${nonce}">${EARLY_PRESS_SCRIPT}${EARLY_SESSION_SCRIPT}${EARLY_MENU_SCRIPT}</script>`]
      : []),
    STYLES_PLACEHOLDER,
    ...output.images.map(imagePreload),
    site.themeUntilMs === null ? '' : `<meta name="${THEME_SPAN_META}" content="${SPAN_PLACEHOLDER}">`,
    `<style nonce="${nonce}" id="${THEME_ELEMENT_ID}">${site.theme.css}${fonts.css}</style>`,
    // Nothing of this is in the first paint: on a slow line it would hold up what is.
    ...(parts.script
      ? [
          `<link rel="preload" href="${boot.texts[FIRST_TEXTS]}" as="fetch" crossorigin fetchpriority="low">`,
          ...parts.preloads.map(
            (url) => `<link rel="modulepreload" href="${url}" nonce="${nonce}" fetchpriority="low">`,
          ),
          parts.developmentHead ?? '',
          `<script type="module" src="${parts.script}" nonce="${nonce}" fetchpriority="low"></script>`,
        ]
      : []),
  ].join('')
  const attributes = `lang="${language.tag}" dir="${language.dir}" data-mode="${mode}" data-script="${language.script}"`
  const bootJson = parts.script
    ? `<script type="application/json" id="${BOOT_ELEMENT_ID}" nonce="${nonce}">${escapeJson(JSON.stringify(boot))}</script>`
    : ''
  // In the body: Chromium holds the first paint up, a tenth of a second and longer, for fonts preloaded in the head.
  const fontPreloads = fonts.preload
    .map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
    .join('')
  return `<!doctype html><html ${attributes}><head>${head}</head><body>${fontPreloads}<div id="root">${output.html}</div>${bootJson}</body></html>`
}

/** What is each answer's own. */
export interface Own {
  readonly nonce: string
  /** Scheme and host of the address the page was asked at, such as `https://aurora.example`. */
  readonly origin: string
  /** The elements of its style sheets. */
  readonly styles: string
  readonly themeUntilMs: number | null
  readonly nowMs: number
}

/** The document as it is sent: a kept one may be older than its span, and a nonce is never used twice. */
export function fillIn(html: string, { nonce, origin, styles, themeUntilMs, nowMs }: Own): string {
  const nonced = html
    .replaceAll(NONCE_PLACEHOLDER, nonce)
    .replaceAll(ORIGIN_PLACEHOLDER, () => escapeHtml(origin))
    .replace(STYLES_PLACEHOLDER, () => styles)
  return themeUntilMs === null ? nonced : nonced.replace(SPAN_PLACEHOLDER, String(Math.max(0, themeUntilMs - nowMs)))
}

/** Browsers that draw SVG take it; the tabs of the others have the mode of the reader's system, too. */
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

/** Where search engines find the page, in which languages, and what it is. */
function discovery({ site, boot, output, findable }: DocumentParts): string[] {
  if (!findable) return ['<meta name="robots" content="noindex">']
  const { canonical, alternates } = findable
  const data = escapeJson(JSON.stringify(structuredData({ site, boot, output, canonical })))
  return [
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
    ),
    `<script type="application/ld+json" nonce="${NONCE_PLACEHOLDER}">${data}</script>`,
  ]
}

/** What a link to the page looks like in a conversation. Networks want whole addresses. */
function socialMeta({ boot, output, findable, social }: DocumentParts): string[] {
  const { name, tagline } = boot.merchant
  const property = (key: string, content: string) =>
    `<meta property="${key}" content="${escapeHtml(plainLine(content))}">`
  return [
    property('og:type', 'website'),
    property('og:site_name', name),
    property('og:title', output.title),
    property('og:description', output.description),
    ...(findable ? [property('og:url', findable.canonical)] : []),
    property('og:locale', boot.language.tag.replaceAll('-', '_')),
    ...(social
      ? [
          property('og:image', `${ORIGIN_PLACEHOLDER}${social}`),
          property('og:image:type', 'image/jpeg'),
          property('og:image:width', String(socialSize.width)),
          property('og:image:height', String(socialSize.height)),
          property('og:image:alt', tagline ? `${name}: ${tagline}` : name),
        ]
      : []),
    `<meta name="twitter:card" content="${social ? 'summary_large_image' : 'summary'}">`,
  ]
}

/** Both colours are told, so that the page can follow when the mode is changed. */
function themeColorMeta({ light, dark }: CompiledTheme['themeColor'], mode: ColourMode): string {
  const meta = (content: string, media = '') =>
    `<meta name="theme-color"${media} content="${content}" data-light="${light}" data-dark="${dark}">`
  if (mode !== 'auto') return meta(mode === 'light' ? light : dark)
  return `${meta(light, ' media="(prefers-color-scheme:light)"')}${meta(dark, ' media="(prefers-color-scheme:dark)"')}`
}

function imagePreload({ href, srcset, sizes }: RenderOutput['images'][number]): string {
  const responsive = srcset ? ` imagesrcset="${escapeHtml(srcset)}" imagesizes="${escapeHtml(sizes ?? '100vw')}"` : ''
  return `<link rel="preload" as="image" href="${escapeHtml(href)}"${responsive} fetchpriority="high">`
}

/** JSON inside a script element may not contain what ends or comments it. */
function escapeJson(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}
