import { expect, test } from 'vitest'
import { commandFaults, playwrightFaults, vitestFaults } from './faults.ts'

test('failed tests of Vitest, and files that failed outside any test', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'a pop-up opens', status: 'passed' },
          {
            fullName: 'a pop-up closes',
            status: 'failed',
            failureMessages: ['\u001b[31mexpected\u001b[0m hidden\nat a.ts:1'],
          },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'cannot find module', assertionResults: [] },
    ],
  }
  expect(vitestFaults(report)).toEqual([
    'a.test.ts: a pop-up closes\n    expected hidden\n    at a.ts:1',
    'b.test.ts\n    cannot find module',
  ])
})

test('failed tests of Playwright at any depth, the beginning of what is wrong, and what failed outside any', () => {
  const failed = { title: 'leads back', file: 'routes.spec.ts', line: 80 }
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
    errors: [{ message: 'no browser' }],
    suites: [
      {
        title: 'routes.spec.ts',
        specs: [{ ...failed, title: 'passes', tests: [{ projectName: 'embedded', results: [{ errors: [] }] }] }],
        suites: [
          {
            title: 'Aurora in EN',
            specs: [
              {
                ...failed,
                tests: [{ projectName: 'embedded', results: [{ errors: [{ message: 'line\n'.repeat(40) }] }] }],
              },
            ],
          },
        ],
      },
    ],
  }
  const [outside, inside, ...others] = playwrightFaults(report)
  expect(outside).toBe('outside any test\n    no browser')
  expect(inside?.split('\n')).toHaveLength(15)
  expect(inside).toMatch(/^\[embedded\] routes\.spec\.ts:80: leads back\n {4}line/)
  expect(others).toEqual([])
})

test('of a command the lines that are marked are told, else its last ones', () => {
  expect(commandFaults('budgets', 'a line\n✓ small\n✗ large 3 of 2\n\n✗ slow\nthe end\n')).toEqual([
    'budgets: ✗ large 3 of 2\n    ✗ slow',
  ])
  expect(commandFaults('types', '1\n2\n3\n4\n5\n6\n7\n')).toEqual(['types: 2\n    3\n    4\n    5\n    6\n    7'])
})
