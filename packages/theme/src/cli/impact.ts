import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MODES } from '../choices.ts'
import type { CompiledLook } from '../compile-look.ts'
import type { CompiledTheme } from '../compile-theme.ts'
import { type LeafId, leafIds } from '../contract.ts'
import { changesBetween, isReported } from './changes.ts'

type Recorded = Pick<CompiledLook, 'values' | 'contrastReport' | 'composition'>

/** The recorded look of every theme of the repository, as it was last accepted. */
const folderOf = (root: string) => join(root, 'packages', 'theme', 'recorded')

/**
 * Compares the compiler's present output for a theme with the recorded one, to show what a change does to its users.
 */
export function impactOn(root: string, theme: CompiledTheme): string {
  const file = join(folderOf(root), `${theme.id}.json`)
  if (!existsSync(file)) return 'is not recorded yet'
  const changes = changesBetween(JSON.parse(readFileSync(file, 'utf8')) as Recorded, theme)
  return changes.map(({ part, sentence }) => `  ${part}: ${sentence}`).join('\n')
}

/** Records the look of a new theme, in a project that records its themes. */
export function recordNew(root: string, theme: CompiledTheme): void {
  const folder = folderOf(root)
  if (existsSync(folder)) writeFileSync(join(folder, `${theme.id}.json`), recordOf(theme))
}

/** Records the present look of the themes as accepted. */
export function record(root: string, themes: readonly CompiledTheme[]): void {
  const folder = folderOf(root)
  const ids = new Set(themes.map(({ id }) => `${id}.json`))
  for (const file of existsSync(folder) ? readdirSync(folder) : []) if (!ids.has(file)) rmSync(join(folder, file))
  for (const theme of themes) writeFileSync(join(folder, `${theme.id}.json`), recordOf(theme))
}

/** One leaf a line, so that a review sees what changed; only ratios that are reported are recorded. */
function recordOf({ values, contrastReport, composition }: CompiledTheme): string {
  const mode = (name: (typeof MODES)[number]) =>
    `    "${name}": {\n${leafIds.map((id: LeafId) => `      "${id}": ${JSON.stringify(values[name][id])}`).join(',\n')}\n    }`
  const ratios = contrastReport
    .filter(({ leaf, on }) => isReported(leaf, on))
    .map(({ leaf, on, mode: where, ratio }) => `    ${JSON.stringify({ leaf, on, mode: where, ratio })}`)
  return `{\n  "composition": ${JSON.stringify(composition)},\n  "values": {\n${MODES.map(mode).join(',\n')}\n  },\n  "contrastReport": [\n${ratios.join(',\n')}\n  ]\n}\n`
}
