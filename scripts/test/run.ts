// Every check of the project under the pinned Node. Ends with one line: `N passed, N failed, N skipped`.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TEMPLATES_DIR } from '../../apps/gateway/src/platform/database/testing/templates.ts'
import { type Queued, runQueue } from './queue.ts'
import { finish, runStep } from './report.ts'
import { counting, playwright, single, vitest } from './step.ts'

const root = join(import.meta.dirname, '..', '..')
const reports = join(root, '.cache', 'reports')
mkdirSync(reports, { recursive: true })

/**
 * Two long steps with their own workers keep both cores of a small machine busy, and more would only take turns; of the
 * other steps, which sometimes wait for a browser, three can run.
 */
const ROOM = 3
const LONG = 1.5

/** Steps that need a database copy one that is made once here. */
const templates = mkdtempSync(join(tmpdir(), 'livery-templates-'))
process.env[TEMPLATES_DIR] = templates

/** The steps that the long ones need; the others wait for these too, or they would delay them. */
const FIRST: readonly Queued[] = [
  { step: single('build', [process.execPath, 'scripts/build.ts']) },
  { step: single('databases to copy', [process.execPath, 'scripts/test/templates.ts']) },
]
const after = FIRST.map(({ step }) => step.name)
/** The longest first, so that no long step is left for the end, when little can run beside it. */
const LONG_ONES: readonly Queued[] = [
  playwright('end to end', 'tests/e2e/playwright.config.ts', join(reports, 'e2e.json')),
  // With one process it would still run when everything else is done.
  vitest('databases', 'databases', join(reports, 'databases.json'), 2),
  vitest('faults', 'faults', join(reports, 'faults.json')),
].map((step) => ({ step, after, share: LONG }))
const OTHERS: readonly Queued[] = [
  vitest('stories', 'stories', join(reports, 'stories.json')),
  vitest('unit', 'node', join(reports, 'unit.json')),
  counting('pictures', [process.execPath, 'scripts/test/visual.ts']),
  single('counted budgets', [process.execPath, 'bench/main.ts', 'counted']),
  vitest('in a browser as in the gateway', 'chromium', join(reports, 'chromium.json')),
  vitest('components', 'ui', join(reports, 'ui.json')),
  vitest('games', 'arcade', join(reports, 'arcade.json')),
  vitest('rendered pages', 'site', join(reports, 'site.json')),
  single('types', ['tsc', '--noEmit']),
  single('unused code', ['knip']),
  single('lint and format', ['biome', 'ci', '.', '--colors=off']),
  single('merchants', [process.execPath, 'packages/merchant/src/cli.ts', 'check']),
].map((step) => ({ step, after }))
const besideEachOther = [...FIRST, ...LONG_ONES, ...OTHERS]
/**
 * Measured while nothing else runs: other steps would be measured too, and a page that loads slowly requests later
 * things while it is still loading.
 */
const alone: readonly Queued[] = [
  {
    step: single('budgets of requests and processor time', [process.execPath, 'bench/main.ts', 'requests', 'timed']),
    after: besideEachOther.map(({ step }) => step.name),
  },
]
const SLOWEST = 20

const started = Date.now()
const outcomes = await runQueue([...besideEachOther, ...alone], ROOM, (step) => runStep(step, root))
rmSync(templates, { recursive: true, force: true })
process.exit(finish(outcomes, { root, started, slowest: SLOWEST }))
