import { playwright } from '@vitest/browser-playwright'
import { HEADLESS_SHELL } from './browser.ts'
import { BROWSER_ARGS } from './browser-args.ts'

/** The system's headless Chromium: without network and without a sandbox (tests run as root in containers). */
export const chromium = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: HEADLESS_SHELL,
      args: [...BROWSER_ARGS],
    },
  }),
  instances: [{ browser: 'chromium' as const }],
}
