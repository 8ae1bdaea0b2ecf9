import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { chromium } from './chromium.ts'

/** Every story is a test: it renders, its `play` holds, and axe finds nothing. */
export default defineConfig({
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'stories',
    browser: chromium,
    // Axe goes over every element of whole pages, on machines that may be busy.
    testTimeout: 60_000,
  },
})
