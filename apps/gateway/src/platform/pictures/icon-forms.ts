/**
 * The icons of a site by the name in their address. `any` is the mark as it is; `touch` and `maskable` fill the square,
 * for launchers that cut their own shape; `silhouette` is coloured by the launcher; `tab` is set off the
 * browser's own colours, and as SVG follows them; `ico` is for whoever asks for nothing better. What stands on a ground
 * of the theme is there for both modes.
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

/** What a site's icons are drawn from. */
export interface IconSpec {
  /** The merchant's mark. */
  readonly svg: string
  /** The mode the site is in where nobody asks: the ground of icons that cannot follow a mode. */
  readonly mode: 'light' | 'dark'
  /** Grounds of the theme for a mark that brings none, the preferred first. */
  readonly grounds: { readonly light: readonly string[]; readonly dark: readonly string[] }
  /** What sets a plate off the browser's tab. */
  readonly rings: { readonly light: string; readonly dark: string }
}
