import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PRODUCT, short, sourcesIn, WORKSHOP } from './sources.ts'
import { privateNames } from './words.ts'

/** Where such a word is the field's own, or a name on the wire. */
const EXCEPTIONS: readonly { readonly name: RegExp; readonly file: RegExp; readonly why: string }[] = [
  {
    name: /^wanted$/,
    file: /[\\/](?:withdraw[\\/]documents\.tsx|money[\\/]pages[\\/](?:documents|steps)\.ts)$/,
    why: 'a state of a document in calls and in the database',
  },
  {
    name: /shel(?:f|ves)/i,
    file: /[\\/]shop[\\/]|[\\/]points[\\/]|mall/,
    why: 'the shelves of a shop and of the points mall',
  },
]

test('a private word is found in an identifier, in a path, and in nothing else', () => {
  const source = [
    '/** What is told and asked. */',
    "const label = 'kept' // said",
    'const text = `wanted` + label.isKept',
    'interface HTMLDeed { readonly LAST_ASKED: string }',
    'export class Box { #saidOnce = <p said="x">told</p> }',
    'export const { unasked, keptness, retold } = indeed',
  ].join('\n')
  expect(privateNames('apps/worn-theme.tsx', source)).toEqual([
    'worn-theme',
    'isKept',
    'HTMLDeed',
    'LAST_ASKED',
    'saidOnce',
    'said',
  ])
})

// docs/glossary.md has the word for each thing.
test('sources call things what they are', () => {
  const found = sourcesIn([...PRODUCT, ...WORKSHOP]).flatMap((file) =>
    privateNames(short(file), readFileSync(file, 'utf8'))
      .filter((name) => !EXCEPTIONS.some((one) => one.name.test(name) && one.file.test(file)))
      .map((name) => `${short(file)}: ${name}`),
  )
  expect(found).toEqual([])
})
