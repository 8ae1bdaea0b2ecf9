import { bannerOfScene, bannerScenes } from '@livery/artwork/banner-scenes'
import type { Fault } from '@livery/document/fault'
import type { Sources } from '@livery/document/sources'
import { loadTheme } from '@livery/theme/load-theme'
import { spokenLanguages } from './spoken.ts'
import { readVendors, type VendorOnDisk } from './vendors-on-disk.ts'

/** What the rest of the tree has to offer a merchant. */
export interface Surroundings {
  /** Theme ids. */
  readonly themes: readonly string[]
  /** What the compiler has against a theme. */
  themeFaults(id: string): readonly Fault[]
  readonly vendors: ReadonlyMap<string, VendorOnDisk>
  /** Language codes that have the texts of the first page. */
  readonly spoken: ReadonlySet<string>
  /** Names of banner compositions that can be drawn, and of plain scenes that stand for one. */
  readonly scenes: readonly string[]
}

/** Reads the surroundings; a theme is compiled when somebody asks for its faults. */
export function readSurroundings(sources: Sources): Surroundings {
  const themes = new Map<string, readonly Fault[]>()
  return {
    themes: sources.folders('themes').filter((id) => sources.files(`themes/${id}`).includes('theme.json')),
    themeFaults(id) {
      const known = themes.get(id)
      if (known) return known
      const result = loadTheme(sources, id)
      const faults = result.ok ? [] : result.faults
      themes.set(id, faults)
      return faults
    },
    vendors: readVendors(sources),
    spoken: spokenLanguages(sources),
    scenes: Object.keys({ ...bannerScenes, ...bannerOfScene }),
  }
}
