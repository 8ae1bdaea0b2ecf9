import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bannerOfScene, bannerScenes } from '@livery/artwork/banner-scenes'
import type { Fault } from '@livery/document/fault'
import { compileTheme } from '@livery/theme/compile-theme'
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

/** Reads the surroundings from the tree at `root`; a theme is compiled when somebody asks for its faults. */
export function readSurroundings(root: string): Surroundings {
  return {
    themes: folders(join(root, 'themes')).filter((id) => existsSync(themeFile(root, id))),
    themeFaults: (id) => faultsOfTheme(root, id),
    vendors: readVendors(root),
    spoken: spokenLanguages(root),
    scenes: Object.keys({ ...bannerScenes, ...bannerOfScene }),
  }
}

const themeFile = (root: string, id: string) => join(root, 'themes', id, 'theme.json')

function folders(from: string): string[] {
  const entries = existsSync(from) ? readdirSync(from, { withFileTypes: true }) : []
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

function faultsOfTheme(root: string, id: string): readonly Fault[] {
  const source = (name: string) => ({
    id: name,
    file: `themes/${name}/theme.json`,
    text: readFileSync(themeFile(root, name), 'utf8'),
  })
  const result = compileTheme({
    ...source(id),
    resolveParent: (parent) => (existsSync(themeFile(root, parent)) ? source(parent) : undefined),
  })
  return result.ok ? [] : result.faults
}
