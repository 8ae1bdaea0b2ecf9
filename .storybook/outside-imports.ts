import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const SOURCES = ['packages/ui/src', 'apps/site/src', '.storybook'].map((folder) => join(ROOT, folder))
const OUTSIDE =
  /(?:from|import|import\() ?'(?!node:|@livery\/|@storybook\/|storybook|vitest|fast-check|virtual:)([@\w][^']*)'/g
/** These run in Node only. */
const NOT_IN_BROWSER = /^(playwright|typebox|vite|vite\/client|@vitejs\/|@vitest\/|@vanilla-extract|@noble\/|chromatic)/

/**
 * Every package that components, pages and stories import. Vite must know them beforehand: when it finds a new one
 * during a test, it bundles again and reloads the page under the test.
 */
export function outsideImports(sources: readonly string[] = SOURCES): string[] {
  const names = sources.flatMap(filesOf).flatMap((file) => {
    const text = readFileSync(file, 'utf8').replace(/^import type .*$/gm, '')
    return [...text.matchAll(OUTSIDE)].map((match) => match[1] as string)
  })
  return [...new Set(names)].filter((name) => !NOT_IN_BROWSER.test(name)).sort()
}

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => /\.tsx?$/.test(name) && !/\.(css|d|test|config)\.tsx?$|-plugin\.ts$|^dist\/|entry-server/.test(name),
    )
    .map((name) => join(folder, name))
}
