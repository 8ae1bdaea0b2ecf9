import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatFault } from '@livery/document/format-fault'
import { readVendors, type VendorOnDisk } from './vendors-on-disk.ts'

/** What the rest of the tree has to offer a merchant. */
export interface Surroundings {
  /** Theme ids, each with what its compiler has against it. */
  readonly themes: ReadonlyMap<string, readonly string[]>
  readonly vendors: ReadonlyMap<string, VendorOnDisk>
  /** Language codes that have the texts of the first page. */
  readonly spoken: ReadonlySet<string>
  /** Names of banner scenes that can be drawn. */
  readonly scenes: readonly string[]
}

/** The text every page needs; a language without it cannot be offered. */
const FIRST_TEXT = 'core.json'

/** Reads the surroundings from the tree at `root`; themes are compiled. */
export async function readSurroundings(root: string): Promise<Surroundings> {
  return {
    themes: await readThemes(root),
    vendors: readVendors(root),
    spoken: new Set(
      folders(join(root, 'locales')).filter((code) => existsSync(join(root, 'locales', code, FIRST_TEXT))),
    ),
    scenes: await readScenes(),
  }
}

function folders(from: string): string[] {
  const entries = existsSync(from) ? readdirSync(from, { withFileTypes: true }) : []
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}
