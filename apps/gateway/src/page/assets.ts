import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../platform/startup-error.ts'
import { type StyleSheet, styleSheet } from './style-sheets.ts'

interface ManifestEntry {
  readonly file: string
  /** The chunk's name. */
  readonly name?: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** The site's client build from Vite's manifest: which files a page needs, and in what order. */
export class SiteAssets {
  readonly #manifest: Readonly<Record<string, ManifestEntry>>
  readonly #entry: string
  readonly #folder: string
  readonly #styles = new Map<string, StyleSheet>()
  readonly buildId: string

  constructor(clientFolder: string) {
    const file = join(clientFolder, '.vite', 'manifest.json')
    if (!existsSync(file)) throw new StartupError('The site has not been built. Run: npm run build')
    this.#folder = clientFolder
    this.#manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, ManifestEntry>
    const entry = Object.entries(this.#manifest).find(([, value]) => value.isEntry)
    if (!entry) throw new StartupError('The site’s build has no entry. Run: npm run build')
    this.#entry = entry[0]
    this.buildId = /-([\w-]+)\.js$/.exec(entry[1].file)?.[1] ?? entry[1].file
  }

  /** Addresses for a page that renders these source modules, or chunks of several by their names, besides the entry. */
  page(modules: readonly string[]): {
    readonly script: string
    readonly preloads: string[]
    readonly styles: StyleSheet[]
  } {
    const preloads = new Set<string>()
    const styles = new Set<StyleSheet>()
    const visit = (key: string, isEntry: boolean) => {
      const entry = this.#manifest[key]
      if (!entry || preloads.has(entry.file)) return
      for (const imported of entry.imports ?? []) visit(imported, false)
      for (const css of entry.css ?? []) styles.add(this.#style(css))
      if (!isEntry) preloads.add(entry.file)
    }
    visit(this.#entry, true)
    for (const module of modules) visit(this.#keyOf(module), false)
    const script = this.#manifest[this.#entry]?.file ?? ''
    preloads.delete(script)
    return { script: `/${script}`, preloads: [...preloads].map((file) => `/${file}`), styles: [...styles] }
  }

  /** A chunk of several modules has no source of its own, and its key in the manifest has a hash. */
  #keyOf(module: string): string {
    if (this.#manifest[module]) return module
    const isChunk = ([, { name, src }]: [string, ManifestEntry]) => name === module && src === undefined
    return Object.entries(this.#manifest).find(isChunk)?.[0] ?? ''
  }

  #style(file: string): StyleSheet {
    return this.#styles.getOrInsertComputed(file, () =>
      styleSheet(`/${file}`, readFileSync(join(this.#folder, file), 'utf8')),
    )
  }
}
