import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS } from '../../.storybook/browser-args.ts'
import { DATABASES, PHONE, PORTS } from './setting.ts'

/**
 * A visitor who asked for less transparency. Without a graphics card blurring the page behind a pop-up takes a fifth of
 * a core for as long as it is open, since the caret in its fields blinks.
 */
const OPAQUE = '--blink-settings=prefersReducedTransparency=true'

/** The whole product in a real browser, once on the embedded database and once on PostgreSQL. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/e2e/results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // Without a graphics card every pixel costs processor time, and what a page does does not depend on how many there are.
    deviceScaleFactor: 0.5,
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: [...BROWSER_ARGS, OPAQUE] },
    actionTimeout: 15_000,
    // Drawing what moves takes two fifths of a core where no graphics card helps; first-paint.spec.ts is there for motion.
    contextOptions: { reducedMotion: 'reduce' },
    // Keeping a trace costs a quarter of the whole run: `TRACE=on` when a failure is hunted.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    ...DATABASES.map((database) => ({
      name: database,
      // What does not touch the database is checked once; there at one merchant, since that does not either.
      ...(database === 'postgres'
        ? {
            testMatch: /(path|getting-in|getting-in-states|getting-in-errors|third-parties)\.spec\.ts/,
            grepInvert: /Oasis|Carmine|GeeTest/,
          }
        : {}),
      metadata: { port: PORTS[database] },
    })),
    // A phone; on the other database, where few others are the same members at the time.
    {
      name: 'phone',
      testMatch: /(shell|header|home|session|lobby|routes|games)\.spec\.ts/,
      use: PHONE,
      metadata: { port: PORTS.postgres },
    },
  ],
})
