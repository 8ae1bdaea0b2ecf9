import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')

const storyFiles = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.stories.tsx'),
)

/** The call between the brackets that follow `key`: at least one line of text, or undefined. */
const lines = (text: string, key: 'do' | 'dont') =>
  text.match(new RegExp(`\\b${key}: \\[\\s*(['"\`][\\s\\S]*?)\\]`))?.[1] ?? ''

/** What a stories file says about its component: whether it is a guide, and its do's and don'ts. */
function guideOf(text: string): { do: string; dont: string } {
  const call = /\bguide\(([\s\S]*?)\n\} satisfies Meta/.exec(text)?.[1] ?? ''
  return { do: lines(call, 'do'), dont: lines(call, 'dont') }
}

/** Parts that several components are made of and that are not used directly. */
const PARTS = ['field']

test('every component has a page', () => {
  const components = readdirSync(SOURCES, { withFileTypes: true }).filter(({ name, parentPath }) =>
    existsSync(join(parentPath, name, `${name}.tsx`)),
  )
  expect(components.length).toBeGreaterThan(40)
  const pageless = components.filter(
    ({ name, parentPath }) => !existsSync(join(parentPath, name, `${name}.stories.tsx`)),
  )
  expect(pageless.map(({ name }) => name)).toEqual(PARTS)
})

test('every component says what to do with it and what not to', () => {
  expect(storyFiles.length).toBeGreaterThan(40)
  const silent = storyFiles.filter((file) => {
    const { do: dos, dont } = guideOf(readFileSync(join(SOURCES, file), 'utf8'))
    return !dos || !dont
  })
  expect(silent).toEqual([])
})

test('what says nothing is found', () => {
  const meta = (guide: string) => `const meta = {\n  component: A,\n${guide}} satisfies Meta<typeof A>\n`
  expect(guideOf(meta(''))).toEqual({ do: '', dont: '' })
  expect(guideOf(meta("  parameters: guide('A.', { do: [], dont: ['No.'] }),\n"))).toEqual({ do: '', dont: "'No.'" })
  expect(guideOf(meta("  parameters: guide('A.', { do: ['Yes.'], dont: ['No.'] }),\n"))).toEqual({
    do: "'Yes.'",
    dont: "'No.'",
  })
})
