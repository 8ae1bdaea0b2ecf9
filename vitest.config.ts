import { defineConfig } from 'vitest/config'

/** What is waited for comes sooner or later: on a busy machine a second says nothing. */
const patient = { poll: { timeout: 15_000 } }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          expect: patient,
          include: [
            'packages/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'apps/site/vite/*.test.ts',
            'vendors/**/*.test.ts',
            'payments/**/*.test.ts',
            'tests/*.test.ts',
            'tests/architecture/*.test.ts',
            'tests/visual/*.test.ts',
            'scripts/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          exclude: ['**/*.db.test.ts', '**/*.browser.test.ts', '**/node_modules/**'],
          // No test leaves anything behind in its process; loading the modules anew for each costs a third of the time.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          // Tests that run on both databases; the setup starts a PostgreSQL server of their own.
          name: 'databases',
          environment: 'node',
          expect: patient,
          include: ['apps/gateway/src/**/*.db.test.ts', 'tests/configuration/*.db.test.ts'],
          globalSetup: ['apps/gateway/src/platform/database/testing/global-setup.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          // Processes that are killed, copied and started again, on both databases. They wait more than they work, so
          // they run beside the other tests of the databases.
          name: 'faults',
          environment: 'node',
          expect: patient,
          include: ['tests/faults/*.db.test.ts'],
          globalSetup: ['apps/gateway/src/platform/database/testing/global-setup.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          // The games of the demonstration vendor, played in a browser.
          name: 'arcade',
          environment: 'node',
          expect: patient,
          include: ['apps/arcade/src/**/*.browser.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      '.storybook/vitest.config.ts',
      'packages/ui/vitest.config.ts',
      'tests/chromium/vitest.config.ts',
      'apps/site/vitest.config.ts',
    ],
  },
})
