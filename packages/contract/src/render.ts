import type { Boot } from './boot.ts'
import type { GameType } from './games.ts'

/** The gateway's input to the site's server build for one page. */
export interface RenderInput {
  readonly url: string
  readonly boot: Boot
  /** Text of the areas needed for the first paint, by area: the parsed `locales/<code>/<area>.json`. */
  readonly texts: Readonly<Record<string, unknown>>
}

/** The result of rendering: markup for `#root` and additions to the head. */
export interface RenderOutput {
  readonly html: string
  readonly title: string
  readonly description: string
  readonly status: number
  /** Source modules rendered, as keys of Vite's manifest, so that their chunks and CSS are preloaded. */
  readonly modules: readonly string[]
  /** Menu ids of the merchant that this site does not know, as `menu:id`; the render skipped them. */
  readonly unknownIds: readonly string[]
  /** Pictures worth a preload (the first banner), each for the widths of its media query. */
  readonly images: readonly {
    readonly href: string
    readonly srcset?: string
    readonly sizes?: string
    readonly media?: string
  }[]
}

export type Render = (input: RenderInput) => RenderOutput | Promise<RenderOutput>

/** The exports of the site's server build. */
export interface SiteBuild {
  readonly render: Render
  /**
   * The address of the page at a path with its query, in the one form in which it is rendered and cached: what the page
   * does not depend on is left out. Null where there is no page.
   */
  readonly pageAddress: (path: string, categories: readonly GameType[]) => string | null
}
