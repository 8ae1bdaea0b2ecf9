import type { PlaywrightReport, PlaywrightSuite, VitestReport } from './faults.ts'

/** How long a test took. */
export interface TestTime {
  readonly name: string
  readonly seconds: number
}

export function vitestTimes({ testResults }: VitestReport): TestTime[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${name}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  )
}

export function playwrightTimes({ suites = [] }: PlaywrightReport): TestTime[] {
  return suites.flatMap(timesOf)
}

function timesOf({ specs = [], suites = [] }: PlaywrightSuite): TestTime[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `[${projectName}] ${file}:${line}: ${title}`,
      seconds: results.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000,
    })),
  )
  return [...own, ...suites.flatMap(timesOf)]
}

/** The slowest tests, the slowest first, one a line; paths begin at `root`. */
export function slowestTable(times: readonly TestTime[], count: number, root: string): string {
  const slowest = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, count)
  return slowest
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name.replace(`${root}/`, '')}`)
    .join('\n')
}
