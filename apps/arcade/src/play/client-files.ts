import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
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

/** The built client: its entry's addresses, and every file by name. Throws an Error with one sentence when not built. */
export function readClient(directory: string): {
  readonly files: ClientFiles
  readonly assets: ReadonlyMap<string, Asset>
} {
  const manifestPath = join(directory, '.vite', 'manifest.json')
  if (!existsSync(manifestPath))
    throw new Error(`The arcade's game client is not built (${directory} is missing): run npm run build`)
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Record<
    string,
    { file: string; css?: string[]; isEntry?: boolean }
  >
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error(`The arcade's game client in ${directory} has no entry: run npm run build`)
  const assets = new Map<string, Asset>()
  for (const name of readdirSync(join(directory, 'assets'))) {
    const type = TYPES[extname(name)]
    if (type) assets.set(name, { type, bytes: readFileSync(join(directory, 'assets', name)) })
  }
  return { files: { script: `/${entry.file}`, styles: (entry.css ?? []).map((file) => `/${file}`) }, assets }
}
