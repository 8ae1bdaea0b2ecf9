// Every check of the project under the pinned Node. Ends with one line: `N passed, N failed, N skipped`.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Queued, runQueue } from './queue.ts'
import { slowestTable } from './slowest.ts'
import { counting, type Outcome, playwright, type Step, single, vitest } from './step.ts'

const root = join(import.meta.dirname, '..', '..')
const reports = join(root, '.cache', 'reports')
mkdirSync(reports, { recursive: true })

/**
 * The longest first. What renders pages end to end has two workers of its own, and beside it runs one step after another:
 * both cores of a small machine have something to do from the first minute to the last.
 */
const queue: readonly Queued[] = [
  { step: single('build', [process.execPath, 'scripts/build.ts']) },
  { step: playwright('end to end', 'tests/e2e/playwright.config.ts', join(reports, 'e2e.json')), after: ['build'] },
  { step: vitest('databases', 'databases', join(reports, 'databases.json')) },
  { step: vitest('stories', 'stories', join(reports, 'stories.json')) },
  { step: vitest('unit', 'node', join(reports, 'unit.json')) },
  { step: counting('pictures', [process.execPath, 'scripts/test/visual.ts']), after: ['build'] },
  { step: single('budgets', [process.execPath, 'bench/main.ts']), after: ['build'] },
  { step: vitest('in a browser as in the gateway', 'chromium', join(reports, 'chromium.json')) },
  { step: vitest('components', 'ui', join(reports, 'ui.json')) },
  { step: vitest('rendered pages', 'site', join(reports, 'site.json')) },
  { step: single('unused code', ['knip']) },
  { step: single('merchants', [process.execPath, 'packages/merchant/src/cli.ts', 'check']) },
  { step: single('lint and format', ['biome', 'ci', '.', '--colors=off']) },
  { step: single('types', ['tsc', '--noEmit']) },
]
const AT_ONCE = 2
const SLOWEST = 20

const started = Date.now()
const outcomes = await runQueue(queue, AT_ONCE, runStep)
const total = outcomes.reduce(
  (sum, outcome) => ({
    passed: sum.passed + outcome.passed,
    failed: sum.failed + outcome.failed,
    skipped: sum.skipped + outcome.skipped,
  }),
  { passed: 0, failed: 0, skipped: 0 },
)
const faults = outcomes.flatMap(({ faults = [] }) => faults)
const times = outcomes.flatMap(({ times = [] }) => times)
console.log(`\nThe slowest ${SLOWEST} tests:\n${slowestTable(times, SLOWEST, root)}`)
if (faults.length > 0) console.log(`\n${faults.map((fault) => `✗ ${fault}`).join('\n')}`)
console.log(`\nAll of it took ${Math.round((Date.now() - started) / 1000)} s.`)
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed > 0 ? 1 : 0)

async function runStep(step: Step): Promise<Outcome> {
  const before = Date.now()
  const outcome = await step.run(root)
  const seconds = Math.round((Date.now() - before) / 1000)
  const mark = outcome.failed > 0 ? '✗' : '✓'
  console.log(`${mark} ${step.name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`)
  if (outcome.failed > 0) console.log(outcome.output)
  return outcome
}
