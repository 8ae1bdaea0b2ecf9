import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotli } from './page-weight.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/**
 * Addresses of the scripts and style sheets that a page's module needs.
 * @param module its source, e.g. `src/features/cashier/deposit/deposit-page.tsx`
 */
export function filesOfPage(clientFolder: string, module: string): ReadonlySet<string> {
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite', 'manifest.json'), 'utf8')) as Readonly<
    Record<string, Chunk>
  >
  if (!manifest[module]) throw new Error(`the site has no chunk of ${module}`)
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(`/${chunk.file}`)) return
    files.add(`/${chunk.file}`)
    for (const css of chunk.css ?? []) files.add(`/${css}`)
    chunk.imports?.forEach(visit)
  }
  visit(module)
  return files
}

/**
 * The brotli bytes that a page's module needs, without files that a browser already has.
 *
 * @param loaded addresses of files loaded before
 */
export function bytesOfPage(clientFolder: string, module: string, loaded: ReadonlySet<string>): number {
  return [...filesOfPage(clientFolder, module)]
    .filter((file) => !loaded.has(file))
    .reduce((sum, file) => sum + brotli(readFileSync(join(clientFolder, file))), 0)
}
