import { expect, test } from 'vitest'
import { playwrightTimes, slowestTable, vitestTimes } from './slowest.ts'

const counts = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }

test('the slowest tests of both runners, the slowest first, by their file in the project', () => {
  const unit = vitestTimes({
    ...counts,
    testResults: [
      {
        name: '/project/apps/a.test.ts',
        status: 'passed',
        assertionResults: [
          { fullName: 'adds', status: 'passed', duration: 12 },
          { fullName: 'searches', status: 'passed', duration: 4_210 },
          { fullName: 'is left out', status: 'pending', duration: null },
        ],
      },
    ],
  })
  const endToEnd = playwrightTimes({
    stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 0 },
    errors: [],
    suites: [
      {
        title: 'home.spec.ts',
        suites: [
          {
            title: 'Aurora',
            specs: [
              {
                title: 'turns',
                file: 'home.spec.ts',
                line: 7,
                tests: [{ projectName: 'phone', results: [{ duration: 13_480 }, { duration: 1_000 }] }],
              },
            ],
          },
        ],
      },
    ],
  })
  expect(slowestTable([...unit, ...endToEnd], 2, '/project')).toBe(
    '   14.5 s  [phone] home.spec.ts:7: turns\n    4.2 s  apps/a.test.ts: searches',
  )
})
