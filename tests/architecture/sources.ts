import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

/** What ships. */
export const PRODUCT = ['apps', 'packages', 'vendors', 'payments']
/** What serves those who make it. */
export const WORKSHOP = ['tests', 'bench', 'scripts', '.storybook']

export interface Import {
  readonly file: string
  readonly specifier: string
}

/** Tests and what only tests use. */
export function isTestCode(file: string): boolean {
  return /\.(test|spec|stories|fixture)\.tsx?$|[/\\]testing(\.tsx?$|[/\\])/.test(file)
}

/**
 * The TypeScript files below these folders of the project. A tool's configuration serves its workspace and is no part
 * of it.
 */
export function sourcesIn(folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) => files(join(root, folder)))
}

export function importsIn(sources: readonly string[]): readonly Import[] {
  return sources.flatMap((file) => importsOf(file).map((specifier) => ({ file, specifier })))
}

export function importsOf(file: string): readonly string[] {
  const code = withoutComments(readFileSync(file, 'utf8'))
  const statements =
    /(?:^|[\s;])(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|[\s;])import\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g
  return [...code.matchAll(statements)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
}

/** Imports by a path, with the file they reach. */
export function relativeImports(
  imports: readonly Import[],
): readonly { readonly file: string; readonly target: string }[] {
  return imports
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map(({ file, specifier }) => ({ file, target: join(dirname(file), specifier) }))
}

export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}

export function workspaceOf(file: string): string {
  const [top = '', name = ''] = relative(root, file).split(sep)
  return top === 'apps' || top === 'packages' ? name : top
}

export function foldersIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
}

export function short(file: string): string {
  return relative(root, file)
}

function files(folder: string): readonly string[] {
  if (!statSync(folder, { throwIfNoEntry: false })) return []
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.d\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[/\\](node_modules|dist)[/\\]|\.config\.ts$/.test(file))
}
