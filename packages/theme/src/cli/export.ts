import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { CompiledTheme } from '../compile-theme.ts'
import { exportDarkTokens, exportResolver, exportTokens, type Tokens } from '../dtcg/export-tokens.ts'
import { readChain } from '../extend.ts'
import { themeSource } from '../load-theme.ts'
import { emailPalette } from '../outputs/email-palette.ts'
import { themeJson } from '../outputs/theme-json.ts'

/** The output formats: design tokens, typed JSON, or a palette for e-mails. */
export const EXPORTS = ['dtcg', 'json', 'email'] as const
export type Export = (typeof EXPORTS)[number]

/**
 * Writes a theme for use elsewhere.
 * @param out the file, below which folders are made; the standard output when left out
 * @returns the text to print: the export itself, or the names of the files that were written
 */
export function exportTheme(root: string, theme: CompiledTheme, as: Export, out: string | undefined): string {
  if (as !== 'dtcg') {
    const text = toText(as === 'json' ? themeJson(theme) : emailPalette(theme))
    return out === undefined ? text.trimEnd() : written([[out, text]])
  }
  const source = themeSource(root, theme.id)
  const choices = source && readChain(theme.id, source.file, source.text, (parent) => themeSource(root, parent)).choices
  if (!choices) throw new Error(`${theme.id} was compiled and cannot be read`)
  const tokens = exportTokens(theme, choices)
  const dark = exportDarkTokens(theme)
  // On the standard output there are no files to refer to, so the resolver contains the tokens.
  if (out === undefined) return toText(exportResolver(theme.id, tokens, dark)).trimEnd()
  const stem = basename(out).replace(/(?:\.tokens)?\.json$/, '')
  const beside = (ending: string) => join(dirname(out), `${stem}.${ending}.json`)
  const reference = (file: string): Tokens => ({ $ref: basename(file) })
  return written([
    [out, toText(tokens)],
    [beside('dark.tokens'), toText(dark)],
    [beside('resolver'), toText(exportResolver(theme.id, reference(out), reference(beside('dark.tokens'))))],
  ])
}

/** Keeps lists of numbers on one line. */
const toText = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(/\[\n(?:\s+-?[\d.]+,?\n)+\s+\]/g, (list) => list.replace(/\s+/g, ' '))}\n`

function written(files: readonly (readonly [file: string, text: string])[]): string {
  for (const [file, text] of files) {
    if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return files.map(([file]) => file).join('\n')
}
