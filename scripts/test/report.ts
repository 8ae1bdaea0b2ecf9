import { slowestTable } from './slowest.ts'
import type { Outcome, Step } from './step.ts'

/** Runs a step and prints its result, with all its output if it failed. */
export async function runStep(step: Step, root: string): Promise<Outcome> {
  const before = Date.now()
  const outcome = await step.run(root)
  const seconds = Math.round((Date.now() - before) / 1000)
  const mark = outcome.failed > 0 ? '✗' : '✓'
  console.log(`${mark} ${step.name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`)
  if (outcome.failed > 0) console.log(outcome.output)
  return outcome
}

interface Ending {
  readonly root: string
  /** When the first step began, in milliseconds. */
  readonly started: number
  /** The number of slowest tests in the list. */
  readonly slowest: number
}

/** Prints the results of all steps, the counts in the last line. Returns the exit code. */
export function finish(outcomes: readonly Outcome[], { root, started, slowest }: Ending): number {
  const times = outcomes.flatMap(({ times = [] }) => times)
  console.log(`\nThe slowest ${slowest} tests:\n${slowestTable(times, slowest, root)}`)
  const faults = outcomes.flatMap(({ faults = [] }) => faults)
  if (faults.length > 0) console.log(`\n${faults.map((fault) => `✗ ${fault}`).join('\n')}`)
  console.log(`\nAll of it took ${Math.round((Date.now() - started) / 1000)} s.`)
  const sum = (kind: 'passed' | 'failed' | 'skipped') => outcomes.reduce((total, outcome) => total + outcome[kind], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
  return sum('failed') > 0 ? 1 : 0
}
