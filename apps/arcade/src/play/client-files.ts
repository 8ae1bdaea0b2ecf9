import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { KINDS, type Kind } from '../game-kinds.ts'
import type { ClientFiles } from './page.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

interface Asset {
  readonly type: string
  readonly bytes: Buffer
}

/** One file of the build, from its manifest. */
interface Chunk {
  readonly file: string
  readonly name?: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly isEntry?: boolean
}

/**
 * The built client: the addresses each kind of game's page needs, and every file by name. Throws an Error with one
 * sentence when a kind is not built.
 */
export function readClient(directory: string): {
  files(kind: Kind): ClientFiles
  readonly assets: ReadonlyMap<string, Asset>
} {
  const manifestPath = join(directory, '.vite', 'manifest.json')
  if (!existsSync(manifestPath))
    throw new Error(`The arcade's game client is not built (${directory} is missing): run npm run build`)
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Readonly<Record<string, Chunk>>
  const pages = new Map(
    KINDS.map((kind) => {
      const entry = Object.values(manifest).find(({ isEntry, name }) => isEntry && name === kind)
      if (!entry) throw new Error(`The arcade's game client in ${directory} has no ${kind}: run npm run build`)
      const chunks = withImports(entry, manifest)
      const styles = [...new Set(chunks.flatMap(({ css }) => css ?? []))]
      return [kind, { script: `/${entry.file}`, styles: styles.map((file) => `/${file}`) }] as const
    }),
  )
  const assets = new Map<string, Asset>()
  for (const name of readdirSync(join(directory, 'assets'))) {
    const type = TYPES[extname(name)]
    if (type) assets.set(name, { type, bytes: readFileSync(join(directory, 'assets', name)) })
  }
  return { files: (kind) => pages.get(kind) as ClientFiles, assets }
}

/** A chunk comes after everything it imports, so that its own styles come last. */
function withImports(chunk: Chunk, manifest: Readonly<Record<string, Chunk>>): readonly Chunk[] {
  return [...(chunk.imports ?? []).flatMap((key) => withImports(manifest[key] as Chunk, manifest)), chunk]
}
