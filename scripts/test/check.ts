// The checks for every change: types, lint, unused code, the architecture, and the tests of what changed. Ends with one
// line: `N passed, N failed, N skipped`.
import { globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { changedFiles } from './changed.ts'
import { runQueue } from './queue.ts'
import { finish, runStep } from './report.ts'
import { single, vitestRelated } from './step.ts'

const root = join(import.meta.dirname, '..', '..')
const reports = join(root, '.cache', 'reports')
mkdirSync(reports, { recursive: true })

/** These tests read the whole project, so no import leads to them from a changed file. */
const wholeProject = globSync('tests/{,architecture/}*.test.ts', { cwd: root })
/** A change of these makes Vitest run everything, which takes too long here. */
const SETTINGS = /(^|\/)(package(-lock)?\.json|(vite|vitest)\.config\.ts)$/
const files = changedFiles(root).filter((file) => /\.(ts|tsx|mjs|json)$/.test(file) && !SETTINGS.test(file))

const started = Date.now()
const outcomes = await runQueue(
  [
    {
      step: vitestRelated('tests of what changed', [...wholeProject, ...files], join(reports, 'changed.json')),
    },
    { step: single('types', ['tsc', '--noEmit']) },
    { step: single('unused code', ['knip']) },
    { step: single('lint and format', ['biome', 'ci', '.', '--colors=off']) },
  ],
  2,
  (step) => runStep(step, root),
)
process.exit(finish(outcomes, { root, started, slowest: 5 }))
