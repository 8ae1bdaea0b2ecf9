import { BOOT_ELEMENT_ID, type Boot, type ColourMode } from '@livery/contract/boot'
import type { RenderOutput } from '@livery/contract/render'
import { THEME_SPAN_META } from '@livery/contract/theme-look'
import type { CompiledTheme } from '@livery/theme/compile-theme'
import { THEME_ELEMENT_ID } from '@livery/theme/theme-element'
import type { Site } from '../hosts/site.ts'

/** Stands in a kept page where each answer's own nonce goes. */
export const NONCE_PLACEHOLDER = '__livery_nonce__'
/** Stands in a kept page where the milliseconds until the theme's next change go. */
const SPAN_PLACEHOLDER = '__livery_theme_span__'

/** The text areas that the site fetches before it hydrates. */
const FIRST_TEXTS = ['core', 'games'] as const

export interface DocumentParts {
  readonly site: Site
  readonly boot: Boot
  readonly output: RenderOutput
  readonly styles: readonly string[]
  readonly preloads: readonly string[]
  /** The module that hydrates; null where the page needs no script. */
  readonly script: string | null
  /** What the development server adds before the script. */
  readonly developmentHead?: string
  readonly canonical: string
}

/** The whole HTML document: what the first paint needs is in it, script comes last. */
export function htmlDocument(parts: DocumentParts): string {
  const { site, boot, output } = parts
  const { language, mode } = boot
  const fonts = site.fonts(language.script)
  const nonce = NONCE_PLACEHOLDER
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(output.title)}</title>`,
    `<meta name="description" content="${escapeHtml(output.description)}">`,
    `<link rel="canonical" href="${escapeHtml(parts.canonical)}">`,
    themeColorMeta(site.theme.themeColor, mode),
    `<meta name="color-scheme" content="${mode === 'auto' ? 'light dark' : mode}">`,
    `<link rel="icon" href="${site.iconUrls.svg}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${site.iconUrls.png180}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...fonts.preload.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`),
    ...output.images.map(imagePreload),
    site.themeUntilMs === null ? '' : `<meta name="${THEME_SPAN_META}" content="${SPAN_PLACEHOLDER}">`,
    `<style nonce="${nonce}" id="${THEME_ELEMENT_ID}">${site.theme.css}${fonts.css}</style>`,
    ...parts.styles.map((url) => `<link rel="stylesheet" href="${url}">`),
    ...(parts.script
      ? [
          ...FIRST_TEXTS.map((area) => `<link rel="preload" href="${boot.texts[area]}" as="fetch" crossorigin>`),
          ...parts.preloads.map((url) => `<link rel="modulepreload" href="${url}" nonce="${nonce}">`),
          parts.developmentHead ?? '',
          `<script type="module" src="${parts.script}" nonce="${nonce}"></script>`,
        ]
      : []),
  ].join('')
  const attributes = `lang="${language.tag}" dir="${language.dir}" data-mode="${mode}" data-script="${language.script}"`
  const bootJson = parts.script
    ? `<script type="application/json" id="${BOOT_ELEMENT_ID}" nonce="${nonce}">${escapeJson(JSON.stringify(boot))}</script>`
    : ''
  return `<!doctype html><html ${attributes}><head>${head}</head><body><div id="root">${output.html}</div>${bootJson}</body></html>`
}

/** The document as it is sent: a kept one may be older than its span, and a nonce is never used twice. */
export function fillIn(html: string, nonce: string, themeUntilMs: number | null, nowMs: number): string {
  const nonced = html.replaceAll(NONCE_PLACEHOLDER, nonce)
  return themeUntilMs === null ? nonced : nonced.replace(SPAN_PLACEHOLDER, String(Math.max(0, themeUntilMs - nowMs)))
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

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
