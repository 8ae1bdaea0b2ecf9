import { playwright } from '@vitest/browser-playwright'
import { BROWSER_ARGS } from './browser-args.ts'

/** The system's Chromium: headless, without network and without a sandbox (tests run as root in containers). */
export const chromium = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [...BROWSER_ARGS],
    },
  }),
  instances: [{ browser: 'chromium' as const }],
}
