import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Who may import whom, by workspace; everything not named is forbidden. Source: docs/architecture.md. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  document: [],
  rules: [],
  locale: [],
  artwork: [],
  theme: ['document'],
  contract: ['rules', 'locale', 'theme', 'document'],
  merchant: ['rules', 'locale', 'theme', 'document', 'contract', 'artwork'],
  ui: ['theme'],
  site: ['rules', 'locale', 'theme', 'contract', 'ui'],
  gateway: ['rules', 'locale', 'theme', 'document', 'contract', 'merchant', 'artwork'],
  arcade: ['locale', 'contract', 'artwork'],
  identity: [],
  vendors: ['contract'],
  payments: ['contract'],
}

/** What stories show pages with: the site's own entrance for them. */
const PAGES_FOR_STORIES = /^apps[/\\]site[/\\]src[/\\]app[/\\]testing[/\\]/
/** What the browser gets of the workshop may import these packages. */
const IN_WORKSHOP = ['locale', 'theme', 'ui']

const sources = ['apps', 'packages', 'vendors', 'payments'].flatMap((folder) => files(join(root, folder)))
const imports = new Map(sources.map((file) => [file, importsOf(readFileSync(file, 'utf8'))]))

describe('architecture', () => {
  test('there is something to look at', () => {
    expect(sources.length).toBeGreaterThan(100)
    expect([...imports.values()].flat().length).toBeGreaterThan(200)
  })

  test('every workspace has its rule', () => {
    const workspaces = new Set(sources.map(workspaceOf))
    expect([...workspaces].filter((name) => !(name in ALLOWED))).toEqual([])
  })

  test('packages, apps, vendors and payments import only what they may', () => {
    const wrong = edges().filter(({ from, to }) => from !== to && !ALLOWED[from]?.includes(to))
    expect(wrong.map(({ file, specifier }) => `${short(file)} imports ${specifier}`)).toEqual([])
  })

  test('no import reaches into another workspace by a path', () => {
    const wrong = relativeEdges().filter(
      // Data, such as the language registry, is read where it lies.
      ({ file, target }) => /\.tsx?$/.test(target) && workspaceOf(file) !== workspaceOf(target),
    )
    expect(wrong.map(({ file, target }) => `${short(file)} → ${short(target)}`)).toEqual([])
  })

  test('stories import the design system, and of the site only its entrance for them', () => {
    const shown = workshopInBrowser()
    expect(shown.filter((file) => file.endsWith('.stories.tsx')).length).toBeGreaterThan(2)
    const wrong = shown.flatMap((file) =>
      importsOf(readFileSync(file, 'utf8'))
        .filter((specifier) => {
          const [, name = ''] = /^@livery\/([^/]+)/.exec(specifier) ?? []
          if (name) return !IN_WORKSHOP.includes(name)
          const target = short(join(dirname(file), specifier))
          return (
            specifier.startsWith('.') &&
            !/^(\.storybook|packages[/\\]ui[/\\]src)[/\\]/.test(target) &&
            !PAGES_FOR_STORIES.test(target)
          )
        })
        .map((specifier) => `${short(file)} imports ${specifier}`),
    )
    expect(wrong).toEqual([])
  })

  test('the product knows neither the workshop nor its entrance into the site', () => {
    const wrong = relativeEdges().filter(
      ({ file, target }) =>
        short(target).startsWith('.storybook') ||
        (PAGES_FOR_STORIES.test(short(target)) && !PAGES_FOR_STORIES.test(short(file))),
    )
    expect(wrong.map(({ file, target }) => `${short(file)} → ${short(target)}`)).toEqual([])
  })

  test('what the benchmark compares with is no part of the product', () => {
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'bench', 'package.json'), 'utf8'))
    const peers = Object.keys(devDependencies).filter((name) => !/^react(-dom)?$/.test(name))
    expect(peers.length).toBeGreaterThan(2)
    const wrong = [...imports].flatMap(([file, specifiers]) =>
      specifiers
        .filter((specifier) => peers.some((peer) => `${specifier}/`.startsWith(`${peer}/`)))
        .map((specifier) => `${short(file)} imports ${specifier}`),
    )
    expect(wrong).toEqual([])
  })

  test('in the site, shared knows no feature, no feature knows another, and none knows the app', () => {
    const wrong = relativeEdges().filter(({ file, target }) => {
      const [from, to] = [layerOf(file), layerOf(target)]
      if (!from || !to) return false
      if (from.layer === 'shared') return to.layer !== 'shared'
      if (from.layer === 'features')
        return to.layer === 'app' || (to.layer === 'features' && to.feature !== from.feature)
      return false
    })
    expect(wrong.map(({ file, target }) => `${short(file)} → ${short(target)}`)).toEqual([])
  })

  test('no file imports itself in a circle, type-only imports counted', () => {
    expect(cycles().map((cycle) => cycle.map(short).join(' → '))).toEqual([])
  })

  test('nothing re-exports a whole folder: imports name the file they mean', () => {
    const barrels = sources.filter((file) => /[/\\]index\.tsx?$/.test(file))
    expect(barrels.map(short)).toEqual([])
  })

  test('no theme, merchant or vendor id stands in code outside its own folder', () => {
    const ids = ['themes', 'merchants'].flatMap((folder) => folders(join(root, folder)))
    const found = sources
      // Scenes of drawings have names of their own, and tests are about somebody.
      .filter(
        (file) =>
          !/\.(test|fixture|stories)\.tsx?$|[/\\]testing(\.ts$|[/\\])|[/\\](fixtures|artwork|art)[/\\]/.test(file),
      )
      .flatMap((file) => {
        const text = withoutComments(readFileSync(file, 'utf8'))
        return ids.filter((id) => new RegExp(`['"\`/]${id}['"\`/]`).test(text)).map((id) => `${short(file)}: ${id}`)
      })
    expect(found.filter((line) => !DEFAULTS.has(line))).toEqual([])
  })
})

/** The deployment's default merchant has a name (ruling 19); it may be changed by DEFAULT_MERCHANT. */
const DEFAULTS = new Set([`${['apps', 'gateway', 'src', 'platform', 'settings.ts'].join(sep)}: aurora`])

function edges() {
  return [...imports].flatMap(([file, specifiers]) =>
    specifiers.flatMap((specifier) => {
      const to = /^@livery\/([^/]+)/.exec(specifier)?.[1]
      return to ? [{ file, specifier, from: workspaceOf(file), to }] : []
    }),
  )
}

function relativeEdges() {
  return [...imports].flatMap(([file, specifiers]) =>
    specifiers
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => ({ file, target: join(dirname(file), specifier) })),
  )
}

/** The preview and the stories of the workshop with every file of it that they reach; its plugins run in Node. */
function workshopInBrowser(): readonly string[] {
  const own = files(join(root, '.storybook'))
  const known = new Set(own)
  const reached = new Set(own.filter((file) => /\.stories\.tsx$|[/\\](preview|manager)\.tsx?$/.test(file)))
  for (const file of reached) {
    for (const specifier of importsOf(readFileSync(file, 'utf8'))) {
      const target = join(dirname(file), specifier)
      if (specifier.startsWith('.') && known.has(target)) reached.add(target)
    }
  }
  return [...reached]
}

/** Circles among files, by Tarjan's strongly connected components. */
function cycles(): string[][] {
  const graph = new Map<string, string[]>()
  for (const { file, target } of relativeEdges()) graph.set(file, [...(graph.get(file) ?? []), target])
  const state = new Map<string, { index: number; low: number; onStack: boolean }>()
  const stack: string[] = []
  const found: string[][] = []
  let counter = 0
  const visit = (file: string) => {
    const own = { index: counter, low: counter, onStack: true }
    counter += 1
    state.set(file, own)
    stack.push(file)
    for (const next of graph.get(file) ?? []) {
      const other = state.get(next)
      if (!other) own.low = Math.min(own.low, visit(next).low)
      else if (other.onStack) own.low = Math.min(own.low, other.index)
    }
    if (own.low === own.index) {
      const component: string[] = []
      let member: string | undefined
      do {
        member = stack.pop()
        if (member === undefined) break
        const memberState = state.get(member)
        if (memberState) memberState.onStack = false
        component.push(member)
      } while (member !== file)
      if (component.length > 1) found.push(component.reverse())
    }
    return own
  }
  for (const file of graph.keys()) if (!state.has(file)) visit(file)
  return found
}

function importsOf(text: string): string[] {
  const code = withoutComments(text)
  const statements =
    /(?:^|[\s;])(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|[\s;])import\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g
  return [...code.matchAll(statements)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}

function workspaceOf(file: string): string {
  const [top = '', name = ''] = relative(root, file).split(sep)
  return top === 'vendors' || top === 'payments' ? top : name
}

function layerOf(file: string): { layer: string; feature: string } | null {
  const match = /^apps[/\\]site[/\\]src[/\\](shared|features|app)(?:[/\\]([^/\\]+))?/.exec(relative(root, file))
  return match ? { layer: match[1] ?? '', feature: match[2] ?? '' } : null
}

function files(folder: string): string[] {
  try {
    statSync(folder)
  } catch {
    return []
  }
  return (
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.d\.ts$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      // A tool's configuration serves its workspace and is no part of it.
      .filter((file) => !/[/\\](node_modules|dist)[/\\]|\.config\.ts$/.test(file))
  )
}

function folders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
}

function short(file: string): string {
  return relative(root, file)
}
