import { playwright } from '@vitest/browser-playwright'
import { HEADLESS_SHELL } from './browser.ts'
import { BROWSER_ARGS } from './browser-args.ts'

/**
 * The system's headless Chromium: without network and without a sandbox (tests run as root in containers).
 * @param executablePath what renders a page; the whole browser for what the shell does not have
 */
export const chromiumAt = (executablePath: string) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath,
      args: [...BROWSER_ARGS],
    },
  }),
  instances: [{ browser: 'chromium' as const }],
})

export const chromium = chromiumAt(HEADLESS_SHELL)
