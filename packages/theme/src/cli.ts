import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { formatFaults } from '@livery/document/format-fault'
import type { CompiledTheme } from './compile-theme.ts'
import { loadTheme, themeIds } from './load-theme.ts'

const USAGE = `npm run theme -- check [id …]   compiles themes and reports every fault as file:line:col; exit 1 on any`

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** What a good theme is reported with: its release hash, weight, and the tightest of its contrast duties. */
function summary({ id, hash, css, contrastReport }: CompiledTheme): string {
  const tightest = contrastReport.reduce((low, row) => (row.ratio / row.min < low.ratio / low.min ? row : low))
  const bytes = brotliCompressSync(css).length
  return `${id}  ${hash}  ${bytes} bytes brotli, ${contrastReport.length} pairs legible, tightest ${tightest.leaf} on ${tightest.on} ${tightest.ratio}:1 (${tightest.mode})`
}

function check(ids: readonly string[]): number {
  let broken = 0
  for (const id of ids.length > 0 ? ids : themeIds(root)) {
    const result = loadTheme(root, id)
    if (result.ok) console.log(summary(result.theme))
    else {
      broken += 1
      console.error(formatFaults(result.faults))
    }
  }
  return broken > 0 ? 1 : 0
}

const [verb, ...ids] = process.argv.slice(2)
if (verb === 'check') process.exitCode = check(ids)
else {
  console.error(USAGE)
  process.exitCode = 2
}
