/**
 * A site's icons by the name in their address. `any` is the mark itself; `touch` and `maskable` fill the square,
 * because launchers cut their own shape; the launcher colours `silhouette`; `tab` has contrast to the browser's colours
 * and follows the mode as SVG; `ico` is for old clients. Icons on a background of the theme exist for both modes.
 */
export const ICON_FORMS = {
  'icon-light-192.png': { kind: 'any', size: 192, mode: 'light' },
  'icon-light-512.png': { kind: 'any', size: 512, mode: 'light' },
  'icon-dark-192.png': { kind: 'any', size: 192, mode: 'dark' },
  'icon-dark-512.png': { kind: 'any', size: 512, mode: 'dark' },
  'maskable-light-512.png': { kind: 'maskable', size: 512, mode: 'light' },
  'maskable-dark-512.png': { kind: 'maskable', size: 512, mode: 'dark' },
  'touch-light-180.png': { kind: 'touch', size: 180, mode: 'light' },
  'touch-dark-180.png': { kind: 'touch', size: 180, mode: 'dark' },
  'tab-light-96.png': { kind: 'tab', size: 96, mode: 'light' },
  'tab-dark-96.png': { kind: 'tab', size: 96, mode: 'dark' },
  'tab.svg': { kind: 'tab', size: 64, mode: null },
  'mono-512.png': { kind: 'silhouette', size: 512, mode: null },
  'favicon.ico': { kind: 'ico', size: 48, mode: null },
} as const satisfies Record<
  string,
  { readonly kind: string; readonly size: number; readonly mode: 'light' | 'dark' | null }
>

export type IconName = keyof typeof ICON_FORMS

export const typeOfIcon = (name: IconName): string =>
  name.endsWith('.svg') ? 'image/svg+xml' : name.endsWith('.ico') ? 'image/x-icon' : 'image/png'

/** The inputs of a site's icons. */
export interface IconSpec {
  /** The merchant's mark. */
  readonly svg: string
  /** The site's default mode, for icons that cannot follow the reader's. */
  readonly mode: 'light' | 'dark'
  /** The theme's background colours for a mark without one, the preferred one first. */
  readonly grounds: { readonly light: readonly string[]; readonly dark: readonly string[] }
  /** The colour of the ring that separates an icon's background from the browser's tab. */
  readonly rings: { readonly light: string; readonly dark: string }
}
