import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressesOf, PAGE_IDS } from '@livery/contract/pages'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const TABLE = join('packages', 'contract', 'src', 'pages.ts')
const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: ROOT })
  // Tests and stories say which address they mean.
  .filter((file) => !/\.(test|fixture|stories)\.tsx?$|[/\\](testing|fixtures)[/\\]/.test(file))

const addresses = PAGE_IDS.flatMap(addressesOf).filter((address) => address !== '/')
const escaped = addresses.map((address) => address.replaceAll('.', '\\.')).join('|')
/** An address as a text of its own, also with a query or an anchor; and the home page's where something leads to it. */
const STATED = new RegExp(
  `(?:['"\`]|origin\\})(${escaped})['"\`?#]|\\b(?:to|href)=["']/["'?#]|\\b(?:to|href|url): '/'|navigate\\('/'`,
  'i',
)

test('the address of a page stands in the table of pages and nowhere else in code', () => {
  expect(readFileSync(join(ROOT, TABLE), 'utf8')).toMatch(STATED)
  const found = sources
    .filter((file) => file !== TABLE)
    .flatMap((file) => {
      const lines = withoutComments(readFileSync(join(ROOT, file), 'utf8')).split('\n')
      return lines.filter((line) => STATED.test(line)).map((line) => `${file}: ${line.trim()}`)
    })
  expect(found).toEqual([])
})

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}
