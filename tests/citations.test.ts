import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
/** Folders of tools, and of what tools make. */
const PASSED_OVER = /^(node_modules|dist|\.git|\.data|test-results|storybook-static)$/
const TEXT = /\.(ts|tsx|mjs|css|json|jsonc|md|html|sql|yml)$/

const files = walk(root)
const texts = files
  .filter((file) => TEXT.test(file) && !file.endsWith('package-lock.json') && file !== 'tests/citations.test.ts')
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
const documents = texts.filter(({ file }) => file.endsWith('.md'))
const product = readFileSync(join(root, 'docs/product.md'), 'utf8')
const sections = new Set([...product.matchAll(/^##+ (\d+(?:\.\d+)?)\.? /gm)].map(([, number]) => number))
const decisions = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d/.test(name))

describe('citations', () => {
  test('every cited section of docs/product.md exists', () => {
    const cited = texts.flatMap(({ file, text }) => sectionsIn(text).map((number) => ({ file, number })))
    expect(cited.length).toBeGreaterThan(80)
    const dangling = cited.filter(({ number }) => !sections.has(number))
    expect(dangling.map(({ file, number }) => `${file}: ${number}`)).toEqual([])
  })

  test('every cited decision exists', () => {
    const cited = texts.flatMap(({ file, text }) =>
      [...text.matchAll(/docs\/decisions\/(\d+)/g)].map(([, number = '']) => ({ file, number })),
    )
    expect(cited.length).toBeGreaterThan(30)
    const dangling = cited.filter(({ number }) => !decisions.some((name) => name.startsWith(`${number}-`)))
    expect(dangling.map(({ file, number }) => `${file}: ${number}`)).toEqual([])
  })

  test('the index of decisions names each one once', () => {
    const index = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8')
    const listed = [...index.matchAll(/\]\((\d[\w-]*\.md)\)/g)].map(([, name]) => name)
    expect(listed).toEqual(decisions.toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10)))
  })

  test('several sections that one citation names are all looked up', () => {
    expect(sectionsIn('see docs/product.md 4.2, 4.3 and 9 (docs/product.md 1.1).')).toEqual(['4.2', '4.3', '9', '1.1'])
    expect(sectionsIn('docs/product.md says so in 27 languages')).toEqual([])
  })

  test('nothing cites a source that is not in the repository', () => {
    const found = texts.flatMap(({ file, text }) =>
      [...text.matchAll(/\bspecification(?:'s|’s)?,? section|\bruling \d/gi)].map(([words]) => `${file}: ${words}`),
    )
    expect(found).toEqual([])
  })
})

describe('comments', () => {
  test('every file they name exists', () => {
    const named = texts
      .filter(({ file }) => /\.(tsx?|mjs)$/.test(file))
      .flatMap(({ file, text }) =>
        [...text.matchAll(/^\s*(?:\/\*|\*|\/\/).*$/gm)].flatMap(([line]) =>
          [...line.matchAll(/`([\w.*/-]+\.(?:tsx?|mjs|md))`/g)].map(([, name = '']) => ({ file, name })),
        ),
      )
    expect(named.length).toBeGreaterThan(5)
    const wrong = named.filter(({ file, name }) => !exists(file, name))
    expect(wrong.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
  })
})

describe('documents', () => {
  test('every link to a file leads to one, and to a heading it has', () => {
    const wrong = documents.flatMap(({ file, text }) =>
      [...text.matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !/^[a-z]+:/.test(target) && !leads(file, target))
        .map((target) => `${file}: ${target}`),
    )
    expect(wrong).toEqual([])
  })

  test('every file and folder they name exists', () => {
    const wrong = documents.flatMap(({ file, text }) =>
      [...text.matchAll(/`([^`\s<>…{}]+)`/g)]
        .map(([, name = '']) => name)
        .filter((name) => isPath(name) && !exists(file, name))
        .map((name) => `${file}: ${name}`),
    )
    expect(wrong).toEqual([])
  })
})

/** The numbers that follow `docs/product.md` in a text, line breaks of comments between them allowed. */
function sectionsIn(text: string): string[] {
  const flat = text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ')
  return [...flat.matchAll(/docs\/product\.md ((?:\d+(?:\.\d+)?(?:, | and )?)+)/g)].flatMap(
    ([, numbers = '']) => numbers.match(/\d+(?:\.\d+)?/g) ?? [],
  )
}

function leads(from: string, target: string): boolean {
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? from : posix(join(dirname(from), path))
  if (!files.some((name) => name === file || name.startsWith(`${file}/`))) return false
  return anchor === undefined || anchorsOf(readFileSync(join(root, file), 'utf8')).includes(anchor)
}

/** The anchors that a forge makes of headings: small letters, words joined by dashes, other characters left out. */
function anchorsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replace(/ /g, '-'),
  )
}

/**
 * A source file by its ending, or anything in a folder of the tree; not an address of the site, a call or a package.
 */
function isPath(name: string): boolean {
  return (
    /^[\w.*-][\w./*-]*\.(ts|tsx|mjs|md)$/.test(name) ||
    /^(apps|packages|tests|scripts|docs|bench)\/[\w./-]*$/.test(name)
  )
}

/**
 * Documents name a file by its path or by the end of it, a package's without its `src` (`contract/call.ts`), several
 * with a `*`, a decision by its number.
 */
function exists(from: string, name: string): boolean {
  const parts = name.replace(/^(\.\.\/)+|\/$/g, '').split('*')
  const wild = parts
    .map((part) => RegExp.escape(part))
    .join('[^/]*')
    .replace('/', '/(?:src/)?')
  const pattern = new RegExp(`(^|/)${wild}${/\/\d+$/.test(name) ? '-' : '(/|$)'}`)
  return files.some((file) => pattern.test(file)) || leads(from, name)
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (PASSED_OVER.test(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? walk(path) : [posix(relative(root, path))]
  })
}

function posix(path: string): string {
  return path.split(sep).join('/')
}
