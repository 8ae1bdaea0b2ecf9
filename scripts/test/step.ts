import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { commandFaults, type PlaywrightReport, playwrightFaults, type VitestReport, vitestFaults } from './faults.ts'
import { playwrightTimes, type TestTime, vitestTimes } from './slowest.ts'

export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** What the command printed; shown when it failed. */
  readonly output: string
  /** Each failed test with the beginning of its error, repeated at the end, because a log may be stored in parts. */
  readonly faults?: readonly string[]
  /** The time of each test. */
  readonly times?: readonly TestTime[]
}

export interface Step {
  readonly name: string
  run(root: string): Promise<Outcome>
}

/** A command that counts as one check. */
export function single(name: string, command: readonly string[]): Step {
  return {
    name,
    async run(root) {
      const { code, output } = await capture(root, command)
      const faults = code === 0 ? [] : commandFaults(name, output)
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output, faults }
    },
  }
}

/** A command whose last line is `N passed, N failed, N skipped`. */
export function counting(name: string, command: readonly string[]): Step {
  return {
    name,
    async run(root) {
      const { code, output } = await capture(root, command)
      const [, passed, failed, skipped] = /(\d+) passed, (\d+) failed, (\d+) skipped\s*$/.exec(output) ?? []
      const counts = { passed: Number(passed ?? 0), failed: Number(failed ?? 1), skipped: Number(skipped ?? 0) }
      const isWhole = code === 0 && counts.failed === 0
      const faults = isWhole ? [] : commandFaults(name, output)
      return { ...counts, failed: counts.failed === 0 && code !== 0 ? 1 : counts.failed, output, faults }
    },
  }
}

/**
 * A Vitest project; counts come from its JSON report.
 * @param workers how many processes share its files; by default one less than the number of cores
 */
export function vitest(name: string, project: string, report: string, workers?: number): Step {
  const shared = workers === undefined ? [] : ['--maxWorkers', String(workers)]
  return vitestStep(name, ['run', '--project', project, ...shared], report)
}

/** The tests without a browser or a database that import one of these files, directly or not, or are one of them. */
export function vitestRelated(name: string, files: readonly string[], report: string): Step {
  const projects = ['--project', 'node', '--project', 'site']
  return vitestStep(name, ['related', '--run', ...projects, '--maxWorkers', '2', ...files], report)
}

function vitestStep(name: string, args: readonly string[], report: string): Step {
  const command = ['vitest', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return counted(name, command, report, (json: VitestReport) => ({
    passed: json.numPassedTests,
    failed:
      json.numFailedTests +
      json.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
        .length,
    skipped: json.numPendingTests + json.numTodoTests,
    faults: vitestFaults(json),
    times: vitestTimes(json),
  }))
}

/** A Playwright configuration; counts come from its JSON report. A flaky test counts as failed. */
export function playwright(name: string, config: string, report: string): Step {
  const command = ['playwright', 'test', '--config', config, '--reporter=line,json']
  return counted(
    name,
    command,
    report,
    (json: PlaywrightReport) => ({
      passed: json.stats.expected,
      failed: json.stats.unexpected + json.stats.flaky + json.errors.length,
      skipped: json.stats.skipped,
      faults: playwrightFaults(json),
      times: playwrightTimes(json),
    }),
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  )
}

function counted<Report>(
  name: string,
  command: readonly string[],
  report: string,
  count: (json: Report) => Omit<Outcome, 'output'>,
  environment: Readonly<Record<string, string>> = {},
): Step {
  return {
    name,
    async run(root) {
      rmSync(report, { force: true })
      const { code, output } = await capture(root, command, environment)
      if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0, output }
      const counts = count(JSON.parse(readFileSync(report, 'utf8')) as Report)
      // A runner that fails outside any test, e.g. in its set-up, has failed all the same.
      const failed = counts.failed === 0 && code !== 0 ? 1 : counts.failed
      return { ...counts, failed, output }
    },
  }
}

/** Hundreds of processes load the same files; caching the compiled ones halves the start of a gateway. */
const environmentOf = (root: string) => ({
  CI: '1',
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
})

function capture(
  root: string,
  [name = '', ...args]: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(name, args, {
      cwd: root,
      env: { ...process.env, ...environmentOf(root), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', (error) => resolve({ code: 1, output: `${name}: ${error.message}` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }))
  })
}
