// Every check of the project under the pinned Node. Ends with one line: `N passed, N failed, N skipped`.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { counting, type Outcome, playwright, type Step, single, vitest } from './step.ts'

const root = join(import.meta.dirname, '..', '..')
const reports = join(root, '.cache', 'reports')
mkdirSync(reports, { recursive: true })

// Two lanes of the same length, since the machines have two cores: what needs the built site, and the rest.
const lanes: readonly (readonly Step[])[] = [
  [
    single('build', [process.execPath, 'scripts/build.ts']),
    playwright('end to end', 'tests/e2e/playwright.config.ts', join(reports, 'e2e.json')),
    counting('pictures', [process.execPath, 'scripts/test/visual.ts']),
    single('budgets', [process.execPath, 'bench/main.ts']),
    vitest('in a browser as in the gateway', 'chromium', join(reports, 'chromium.json')),
  ],
  [
    single('types', ['tsc', '--noEmit']),
    single('lint and format', ['biome', 'ci', '.', '--colors=off']),
    single('unused code', ['knip']),
    single('merchants', [process.execPath, 'packages/merchant/src/cli.ts', 'check']),
    vitest('unit', 'node', join(reports, 'unit.json')),
    vitest('rendered pages', 'site', join(reports, 'site.json')),
    vitest('databases', 'databases', join(reports, 'databases.json')),
    vitest('stories', 'stories', join(reports, 'stories.json')),
    vitest('components', 'ui', join(reports, 'ui.json')),
  ],
]

const started = Date.now()
const outcomes = (await Promise.all(lanes.map(runLane))).flat()
const total = outcomes.reduce(
  (sum, outcome) => ({
    passed: sum.passed + outcome.passed,
    failed: sum.failed + outcome.failed,
    skipped: sum.skipped + outcome.skipped,
  }),
  { passed: 0, failed: 0, skipped: 0 },
)
const faults = outcomes.flatMap(({ faults = [] }) => faults)
if (faults.length > 0) console.log(`\n${faults.map((fault) => `✗ ${fault}`).join('\n')}`)
console.log(`\nAll of it took ${Math.round((Date.now() - started) / 1000)} s.`)
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed > 0 ? 1 : 0)

async function runLane(steps: readonly Step[]): Promise<Outcome[]> {
  const done: Outcome[] = []
  for (const step of steps) {
    const before = Date.now()
    const outcome = await step.run(root)
    const seconds = Math.round((Date.now() - before) / 1000)
    const mark = outcome.failed > 0 ? '✗' : '✓'
    console.log(`${mark} ${step.name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`)
    if (outcome.failed > 0) console.log(outcome.output)
    done.push(outcome)
  }
  return done
}
