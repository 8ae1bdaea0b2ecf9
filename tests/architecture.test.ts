import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import { circles, type Edge, folderCircles } from './architecture/circles.ts'
import {
  foldersIn,
  importsIn,
  importsOf,
  isTestCode,
  PRODUCT,
  relativeImports,
  root,
  short,
  sourcesIn,
  WORKSHOP,
  withoutComments,
  workspaceOf,
} from './architecture/sources.ts'

/** Who may import whom, by workspace; everything not named is forbidden. Source: docs/architecture.md. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  document: [],
  rules: [],
  locale: [],
  artwork: [],
  payees: ['rules'],
  'payment-codes': ['locale', 'payees'],
  theme: ['document'],
  contract: ['rules', 'locale', 'theme', 'document'],
  merchant: ['rules', 'locale', 'theme', 'document', 'contract', 'artwork'],
  ui: ['theme'],
  site: ['rules', 'locale', 'theme', 'contract', 'ui', 'payees'],
  gateway: ['rules', 'locale', 'theme', 'document', 'contract', 'merchant', 'artwork', 'payees', 'payment-codes'],
  arcade: ['locale', 'contract', 'artwork'],
  identity: ['contract'],
  bank: ['locale', 'contract', 'payees', 'payment-codes'],
  vendors: ['contract'],
  payments: ['contract', 'payees', 'payment-codes'],
}
const PACKAGES = foldersIn('packages')
/**
 * What the makers of the product may import. The folders are in order: each imports only those of this list below it.
 * Benchmarks measure the gateway and the site, scripts start the gateway, and the workshop shows the site with the
 * gateway's own pictures and answers. Tests may import every part of the product but the site's code, which the site's
 * own tests and the browser cover. Source: docs/architecture.md.
 */
const WORKSHOP_ALLOWED: Readonly<Record<string, readonly string[]>> = {
  bench: ['rules', 'locale', 'theme', 'document', 'contract', 'merchant', 'ui', 'site', 'gateway'],
  tests: [...PACKAGES, 'gateway', 'arcade', 'bank', 'payments'],
  scripts: ['document', 'locale', 'merchant', 'gateway'],
  '.storybook': ['document', 'locale', 'theme', 'contract', 'merchant', 'artwork', 'ui', 'site', 'gateway'],
}

/**
 * The gateway's layers from the top: each imports those below it. `testing` is beside them, because it holds what only
 * tests use: it may import every layer, and the tests of every layer may import it. Source: docs/architecture.md.
 */
const GATEWAY_LAYERS = [
  'main.ts',
  'commands',
  'composition',
  'page',
  'features',
  'calls',
  'members',
  'ledger',
  'tenancy',
  'platform',
]
/** The site's layers from the top. */
const SITE_LAYERS = ['app', 'features', 'shared']

/** The helpers of the site with which stories show pages; stories import nothing else of the site. */
const PAGES_FOR_STORIES = /^apps[/\\]site[/\\]src[/\\]app[/\\]testing[/\\]/
/** The packages that the workshop's code for the browser may import. */
const IN_WORKSHOP = ['locale', 'theme', 'ui']

const sources = sourcesIn(PRODUCT)
const imports = importsIn(sources)
const workshop = importsIn(sourcesIn(WORKSHOP))
const byPath = relativeImports(imports)
const workshopByPath = relativeImports(workshop)
const arrows = (edges: readonly { readonly file: string; readonly target: string }[]) =>
  edges.map(({ file, target }) => `${short(file)} → ${short(target)}`)
const asEdges = (edges: typeof byPath): readonly Edge[] =>
  edges.map(({ file, target }) => ({ from: short(file), to: short(target) }))

describe('who imports whom', () => {
  test('there is something to look at', () => {
    expect(sources.length).toBeGreaterThan(100)
    expect(imports.length).toBeGreaterThan(200)
    for (const folder of WORKSHOP) expect(sourcesIn([folder]).length, folder).toBeGreaterThan(5)
  })

  test('every workspace has its rule', () => {
    const workspaces = new Set(sources.map(workspaceOf))
    expect([...workspaces].filter((name) => !(name in ALLOWED))).toEqual([])
  })

  test('packages, apps, vendors and payments import only what they may', () => {
    const wrong = imports.filter(({ file, specifier }) => {
      const from = workspaceOf(file)
      const to = /^@livery\/([^/]+)/.exec(specifier)?.[1]
      return to !== undefined && from !== to && !ALLOWED[from]?.includes(to)
    })
    expect(wrong.map(({ file, specifier }) => `${short(file)} imports ${specifier}`)).toEqual([])
  })

  test('no import reaches into another workspace by a path', () => {
    const wrong = byPath.filter(
      // Data, such as the language registry, is read where it lies.
      ({ file, target }) => /\.tsx?$/.test(target) && workspaceOf(file) !== workspaceOf(target),
    )
    expect(arrows(wrong)).toEqual([])
  })

  test('benchmarks, tests, scripts and the workshop import only what they may', () => {
    const folders = Object.keys(WORKSHOP_ALLOWED)
    expect(folders.toSorted()).toEqual([...WORKSHOP].toSorted())
    const reaches = workshop.flatMap(({ file, specifier }) => {
      const [, name] = /^@livery\/([^/]+)/.exec(specifier) ?? []
      if (name) return [{ file, to: name }]
      const target = join(file, '..', specifier)
      return specifier.startsWith('.') && /\.tsx?$/.test(target) ? [{ file, to: workspaceOf(target) }] : []
    })
    const wrong = reaches.filter(({ file, to }) => {
      const from = workspaceOf(file)
      if (folders.includes(to)) return folders.indexOf(to) < folders.indexOf(from)
      return !WORKSHOP_ALLOWED[from]?.includes(to)
    })
    expect(reaches.length).toBeGreaterThan(300)
    expect(wrong.map(({ file, to }) => `${short(file)} imports ${to}`)).toEqual([])
  })

  test('nothing that ships imports a test, or what only tests use', () => {
    expect(arrows(byPath.filter(({ file, target }) => isTestCode(target) && !isTestCode(file)))).toEqual([])
  })

  test('end-to-end tests, benchmarks, scripts and the workshop import no test of somebody else', () => {
    const wrong = workshopByPath.filter(({ target }) => /\.(test|spec)\.tsx?$/.test(target))
    expect(arrows(wrong)).toEqual([])
  })

  test('stories import the design system, and of the site only its entrance for them', () => {
    const shown = workshopInBrowser()
    expect(shown.filter((file) => file.endsWith('.stories.tsx')).length).toBeGreaterThan(2)
    const wrong = shown.flatMap((file) =>
      importsOf(file)
        .filter((specifier) => {
          const [, name = ''] = /^@livery\/([^/]+)/.exec(specifier) ?? []
          if (name) return !IN_WORKSHOP.includes(name)
          const target = short(join(file, '..', specifier))
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
    const wrong = byPath.filter(
      ({ file, target }) =>
        WORKSHOP.includes(workspaceOf(target)) ||
        (PAGES_FOR_STORIES.test(short(target)) && !PAGES_FOR_STORIES.test(short(file))),
    )
    expect(arrows(wrong)).toEqual([])
  })

  test('what the benchmark compares with is no part of the product', () => {
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'bench', 'package.json'), 'utf8'))
    const peers = Object.keys(devDependencies).filter((name) => !/^react(-dom)?$/.test(name))
    expect(peers.length).toBeGreaterThan(2)
    const wrong = imports.filter(({ specifier }) => peers.some((peer) => `${specifier}/`.startsWith(`${peer}/`)))
    expect(wrong.map(({ file, specifier }) => `${short(file)} imports ${specifier}`)).toEqual([])
  })

  test('nothing re-exports a whole folder: imports name the file they mean', () => {
    expect(sources.filter((file) => /[/\\]index\.tsx?$/.test(file)).map(short)).toEqual([])
  })
})

describe('layers', () => {
  test.each([
    ['gateway', join(root, 'apps/gateway/src'), GATEWAY_LAYERS],
    ['site', join(root, 'apps/site/src'), SITE_LAYERS],
  ])('in the %s, nothing imports upward, tests included, and no feature knows another', (_name, folder, layers) => {
    const inside = byPath.filter(({ file, target }) => [file, target].every((path) => path.startsWith(folder + sep)))
    const place = (file: string) => {
      const [layer = '', feature = ''] = relative(folder, file).split(sep)
      return { level: layers.indexOf(layer), layer, feature }
    }
    const wrong = inside.filter(({ file, target }) => {
      const [from, to] = [place(file), place(target)]
      if (from.layer === 'features' && to.layer === 'features') return from.feature !== to.feature
      return from.level !== -1 && to.level !== -1 && to.level < from.level
    })
    expect(inside.some(({ file }) => isTestCode(file))).toBe(true)
    expect(inside.length).toBeGreaterThan(100)
    expect(arrows(wrong)).toEqual([])
  })

  test('every folder of the gateway is a layer', () => {
    const unknown = foldersIn('apps/gateway/src').filter((name) => !GATEWAY_LAYERS.includes(name) && name !== 'testing')
    expect(unknown).toEqual([])
  })

  test('no file imports itself in a circle, type-only imports counted', () => {
    expect(circles(asEdges([...byPath, ...workshopByPath])).map((circle) => circle.join(' → '))).toEqual([])
  })

  test('no folders import one another in a circle, at any depth', () => {
    // A test beside a part of the gateway may start the whole gateway, which imports that part.
    const product = [...byPath, ...workshopByPath].filter(({ file }) => !isTestCode(file))
    expect(folderCircles(asEdges(product)).map((circle) => circle.join(' → '))).toEqual([])
  })
})

test('no theme, merchant or vendor id stands in code outside its own folder, benchmarks and scripts included', () => {
  // The arcade is both an app of ours and the vendor that it plays.
  const ids = ['themes', 'merchants', 'vendors'].flatMap(foldersIn).filter((id) => !foldersIn('apps').includes(id))
  const found = [...sources, ...sourcesIn(WORKSHOP.filter((folder) => folder !== 'tests'))]
    // Names in drawn scenes may be ids by chance, and tests are about certain merchants.
    .filter((file) => !isTestCode(file) && !/[/\\](fixtures|artwork|art)[/\\]/.test(file))
    .flatMap((file) => {
      // A package may have the name of a vendor.
      const text = withoutComments(readFileSync(file, 'utf8')).replace(/from '[^']+'/g, '')
      return ids
        .filter((id) => !short(file).startsWith(join('vendors', id) + sep))
        .filter((id) => new RegExp(`['"\`/]${id}['"\`/]`).test(text))
        .map((id) => `${short(file)}: ${id}`)
    })
  expect(found.filter((line) => !DEFAULTS.has(line))).toEqual([])
})

const DEFAULTS = new Set([
  // The default merchant of an installation, which DEFAULT_MERCHANT replaces.
  `${['apps', 'gateway', 'src', 'platform', 'settings.ts'].join(sep)}: aurora`,
  // The folder of the embedded PostgreSQL's data, which every installation already has.
  `${['apps', 'gateway', 'src', 'platform', 'database', 'embedded', 'server.ts'].join(sep)}: pg`,
  // One merchant of each frame is measured, always the same one; the benchmark checks that it still has this frame.
  ...['aurora', 'oasis', 'saola', 'sterling'].map((id) => `${['bench', 'slow-line', 'measure.ts'].join(sep)}: ${id}`),
])

/** The workshop's code for the browser: preview, stories and each of its files they import. Plugins run in Node. */
function workshopInBrowser(): readonly string[] {
  const own = sourcesIn(['.storybook'])
  const known = new Set(own)
  const reached = new Set(own.filter((file) => /\.stories\.tsx$|[/\\](preview|manager)\.tsx?$/.test(file)))
  for (const file of reached) {
    for (const specifier of importsOf(file)) {
      const target = join(file, '..', specifier)
      if (specifier.startsWith('.') && known.has(target)) reached.add(target)
    }
  }
  return [...reached]
}
