import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { chromium } from '../../.storybook/chromium.ts'

/** What has to mean the same in a browser as in the gateway; one browser for all of it. */
export default defineConfig({
  cacheDir: 'node_modules/.vite/chromium',
  optimizeDeps: { include: ['libphonenumber-js/mobile', 'libphonenumber-js/mobile/metadata', 're2js'] },
  test: {
    name: 'chromium',
    root: join(import.meta.dirname, '..', '..'),
    include: ['packages/rules/src/vectors.test.ts'],
    browser: chromium,
    testTimeout: 60_000,
  },
})
