/** The part of Vitest's JSON report that we read. */
export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      /** In milliseconds. */
      readonly duration?: number | null
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

/** The part of Playwright's JSON report that we read. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly errors: readonly { readonly message?: string }[]
  readonly suites?: readonly PlaywrightSuite[]
}

export interface PlaywrightSuite {
  readonly title: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly {
      readonly projectName: string
      readonly results: readonly {
        /** In milliseconds. */
        readonly duration?: number
        readonly errors?: readonly { readonly message?: string }[]
      }[]
    }[]
  }[]
}

const LINES = 14

/** The failed tests of a report, each with its file and the beginning of its error. */
export function vitestFaults({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [fault(name, [message])]
    return assertionResults
      .filter((one) => one.status === 'failed')
      .map(({ fullName, failureMessages }) => fault(`${name}: ${fullName}`, failureMessages))
  })
}

export function playwrightFaults({ errors, suites = [] }: PlaywrightReport): string[] {
  return [...errors.map(({ message }) => fault('outside any test', [message])), ...suites.flatMap(faultsOf)]
}

function faultsOf({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.flatMap(({ projectName, results }) => {
      const messages = results.flatMap(({ errors = [] }) => errors.map(({ message }) => message))
      return messages.length === 0 ? [] : [fault(`[${projectName}] ${file}:${line}: ${title}`, messages)]
    }),
  )
  return [...own, ...suites.flatMap(faultsOf)]
}

function fault(name: string, messages: readonly (string | undefined)[] = []): string {
  const lines = messages
    .join('\n')
    // Colours of a terminal.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what they begin with
    .replace(/\u001b\[[\d;]*m/g, '')
    .split('\n')
    .slice(0, LINES)
  return [name, ...lines.map((line) => `    ${line}`)].join('\n')
}

/** The errors of a failed command: the lines that look like errors, or its last lines. */
export function commandFaults(name: string, output: string): string[] {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const marked = lines.filter((line) => line.startsWith('✗'))
  return [`${name}: ${(marked.length > 0 ? marked.slice(0, MOST_LINES) : lines.slice(-LAST_LINES)).join('\n    ')}`]
}

const MOST_LINES = 12
const LAST_LINES = 6
