import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = join(import.meta.dirname, '../packages/ui/src')
const OUTSIDE = /(?:from|import) '(?!node:|@livery\/|@storybook\/|storybook|vitest|fast-check|virtual:)([@\w][^']*)'/g

/**
 * Every package that the components import. Vite is told beforehand: one that it meets in the middle of a test makes it
 * bundle anew and reload the page under the test.
 */
export function outsideImports(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.tsx') || name.endsWith('.ts'),
  )
  const texts = files
    .filter((name) => !name.endsWith('.css.ts'))
    .map((name) => readFileSync(join(SOURCES, name), 'utf8'))
  const names = texts.flatMap((text) => [...text.matchAll(OUTSIDE)].map((match) => match[1] as string))
  return [...new Set(names)].filter((name) => !name.startsWith('@vanilla-extract')).sort()
}
