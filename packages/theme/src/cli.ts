import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { closest } from '@livery/document/closest'
import { formatFaults } from '@livery/document/format-fault'
import { changesBetween } from './cli/changes.ts'
import { committed, inSentences, named } from './cli/diff.ts'
import { explain, explainComposition } from './cli/explain.ts'
import { EXPORTS, exportTheme } from './cli/export.ts'
import { impactOn, record } from './cli/impact.ts'
import { importTheme } from './cli/import.ts'
import type { CompiledTheme } from './compile-theme.ts'
import { COMPOSITION_KEYS } from './composition.ts'
import { isLeafId, leafIds } from './contract.ts'
import { loadTheme, themeIds } from './load-theme.ts'

const USAGE = `npm run theme -- check [id …]                      every fault as file:line:col; exit 1 on any
npm run theme -- diff <id> [other] [--json]        what changed since the last commit, or against another theme or file
npm run theme -- explain <leaf> [--theme <id>]     meaning, duties, value, and where the value comes from; or a choice of composition
npm run theme -- impact [--accept]                 what a change of contract or compiler does to every theme; exit 1 on any
npm run theme -- export <id> [--out file] [--as dtcg|json|email]    design tokens (2025.10), typed JSON, or colours for letters
npm run theme -- import <file> <id> [--brand token] [--replace]     a theme from design tokens`

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** An error for the person who typed the command; printed without a stack. */
class Complaint extends Error {}

/**
 * The command line. Findings go to the standard output, errors of the command itself to the standard error.
 * @returns the exit code
 */
export function run(args: readonly string[], root: string = ROOT): number {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        theme: { type: 'string' },
        accept: { type: 'boolean' },
        out: { type: 'string' },
        as: { type: 'string' },
        brand: { type: 'string' },
        replace: { type: 'boolean' },
      },
    })
    const [verb, ...words] = positionals
    if (verb === 'check') return check(root, words)
    if (verb === 'diff' && words.length > 0 && words.length < 3) return diff(root, words, values.json ?? false)
    if (verb === 'explain' && words.length === 1) return tell(root, words[0] ?? '', values.theme)
    if (verb === 'impact' && words.length === 0) return impact(root, values.accept ?? false)
    if (verb === 'export' && words.length === 1) return send(root, words[0] ?? '', values.as, values.out)
    if (verb === 'import' && words.length === 2) return take(root, words, values)
    throw new Complaint(USAGE)
  } catch (error) {
    const isTyping = error instanceof Complaint || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')
    if (!isTyping) throw error
    console.error((error as Error).message)
    return 2
  }
}

/** The report of a valid theme: its release hash, its size, and the contrast duty with the least margin. */
function summary({ id, hash, css, contrastReport, overlays }: CompiledTheme): string {
  const tightest = contrastReport.reduce((low, row) => (row.ratio / row.min < low.ratio / low.min ? row : low))
  const bytes = brotliCompressSync(css).length
  const seasons = overlays.length > 0 ? `, overlays ${overlays.map((one) => one.id).join(', ')}` : ''
  return `${id}  ${hash}  ${bytes} bytes brotli, ${contrastReport.length} pairs legible, tightest ${tightest.leaf} on ${tightest.on} ${tightest.ratio}:1 (${tightest.mode})${seasons}`
}

function check(root: string, ids: readonly string[]): number {
  let broken = 0
  for (const id of ids.length > 0 ? ids : themeIds(root)) {
    const result = loadTheme(root, id)
    if (result.ok) {
      console.log(summary(result.theme))
      if (result.warnings.length > 0) console.log(formatFaults(result.warnings))
    } else {
      broken += 1
      console.error(formatFaults(result.faults))
    }
  }
  return broken > 0 ? 1 : 0
}

function diff(root: string, [id = '', other]: readonly string[], asJson: boolean): number {
  const [before, after] =
    other === undefined ? [committed(root, id), named(root, id)] : [named(root, id), named(root, other)]
  for (const found of [before, after]) {
    if ('complaint' in found) throw new Complaint(found.complaint + suggestion(root, id))
    if ('faults' in found) {
      console.error(formatFaults(found.faults))
      return 1
    }
  }
  if (!('theme' in before && 'theme' in after)) return 1
  console.log(
    asJson
      ? JSON.stringify(changesBetween(before.theme, after.theme), null, 2)
      : inSentences(before.theme, after.theme),
  )
  return 0
}

function tell(root: string, leaf: string, id: string | undefined): number {
  const key = COMPOSITION_KEYS.find((one) => one === leaf)
  const explained = (theme: CompiledTheme) => {
    if (key) return explainComposition(root, theme, key)
    if (isLeafId(leaf)) return explain(root, theme, leaf)
    const near = closest(leaf, [...leafIds, ...COMPOSITION_KEYS])
    throw new Complaint(`There is no leaf "${leaf}"${near ? `; did you mean "${near}"?` : '.'}`)
  }
  const texts = (id === undefined ? themeIds(root) : [id]).map((one) => `${one}\n${explained(compiled(root, one))}`)
  console.log(texts.join('\n\n'))
  return 0
}

function impact(root: string, accept: boolean): number {
  const themes = themeIds(root).map((id) => compiled(root, id))
  if (accept) {
    record(root, themes)
    console.log(`Recorded: ${themes.map(({ id }) => id).join(', ')}.`)
    return 0
  }
  const touched = themes
    .map((theme) => ({ id: theme.id, text: impactOn(root, theme) }))
    .filter(({ text }) => text !== '')
  if (touched.length === 0) console.log(`All ${themes.length} themes look as recorded.`)
  else {
    console.log(touched.map(({ id, text }) => `${id}\n${text}`).join('\n\n'))
    console.log('\nIf that is what you want: npm run theme -- impact --accept')
  }
  return touched.length > 0 ? 1 : 0
}

function send(root: string, id: string, as = 'dtcg', out: string | undefined): number {
  const form = EXPORTS.find((one) => one === as)
  if (!form) throw new Complaint(`--as takes one of ${EXPORTS.join(', ')}.`)
  console.log(exportTheme(root, compiled(root, id), form, out))
  return 0
}

function take(
  root: string,
  [file = '', id = '']: readonly string[],
  choices: { readonly brand?: string | undefined; readonly replace?: boolean | undefined },
): number {
  const imported = importTheme(root, file, id, choices)
  if ('complaint' in imported) throw new Complaint(imported.complaint)
  const { result } = imported
  if (!result.ok) {
    console.error(formatFaults(result.faults))
    return 1
  }
  if (result.warnings.length > 0) console.log(formatFaults(result.warnings))
  console.log(`${imported.file}\n${summary(result.theme)}`)
  return 0
}

function compiled(root: string, id: string): CompiledTheme {
  const result = loadTheme(root, id)
  if (result.ok) return result.theme
  throw new Complaint(formatFaults(result.faults))
}

function suggestion(root: string, id: string): string {
  const near = closest(id, themeIds(root))
  return near && near !== id ? ` Did you mean "${near}"?` : ''
}

if (import.meta.main) process.exitCode = run(process.argv.slice(2))
