import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotli } from './page-weight.ts'

/** The size of the largest script file of the built site in brotli: the most that a single dynamic import can cost. */
export function largestScript(clientFolder: string): number {
  const assets = join(clientFolder, 'assets')
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
  return Math.max(...scripts.map((file) => brotli(readFileSync(join(assets, file)))))
}
