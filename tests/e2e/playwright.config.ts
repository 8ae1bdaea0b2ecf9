import { defineConfig } from '@playwright/test'
import { WITHOUT_PICTURES } from './browsers.ts'
import { BEHAVIOUR, PHONE, PORTS } from './setting.ts'

// Which tests run in which setting is decided here and by the tag BEHAVIOUR; docs/guides/testing.md says why.

/**
 * One database is tested in English or at Aurora, the other in Arabic or at Oasis: language and database do not affect
 * each other.
 */
const BOTH_DATABASES = /(path|getting-in|getting-in-states|third-parties)\.spec\.ts/
const OF_THE_EMBEDDED_ONE = /Aurora|Carmine|in EN|GeeTest/
const OF_POSTGRES = /Oasis|in AR/

/** Tests that run at both widths. */
const BOTH_WIDTHS = /(shell|header|logo|home|session|lobby|routes|games)\.spec\.ts/

const all = (...words: readonly RegExp[]) => new RegExp(words.map(({ source }) => `(${source})`).join('.*'))
const BEHAVES = new RegExp(BEHAVIOUR)

/** The whole product in a real browser, on the embedded database and on PostgreSQL. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/e2e/results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A machine that other work shares may be several times slower, and a limit is reached only by what has failed.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // Without a graphics card every pixel costs processor time, and behaviour does not depend on the number of pixels.
    deviceScaleFactor: 0.5,
    launchOptions: WITHOUT_PICTURES,
    actionTimeout: 30_000,
    // Without a graphics card motion takes two fifths of a core; first-paint.spec.ts tests motion.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace takes a quarter of the whole run; set `TRACE=on` to examine a failure.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'embedded',
      grepInvert: [all(BOTH_DATABASES, OF_POSTGRES), all(BOTH_WIDTHS, /Oasis|Firki/, BEHAVES)],
      metadata: { port: PORTS.embedded },
    },
    {
      name: 'postgres',
      testMatch: BOTH_DATABASES,
      grepInvert: OF_THE_EMBEDDED_ONE,
      metadata: { port: PORTS.postgres },
    },
    // A phone, on the other database, where few other tests use the same members at that time.
    {
      name: 'phone',
      testMatch: BOTH_WIDTHS,
      grepInvert: all(/Aurora|Carmine|Saola/, BEHAVES),
      use: PHONE,
      metadata: { port: PORTS.postgres },
    },
  ],
})
