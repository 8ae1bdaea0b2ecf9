import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { chromium } from './chromium.ts'

/** Every story is a test: it renders, its `play` succeeds, and axe finds nothing. */
export default defineConfig({
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'stories',
    browser: chromium,
    // Axe examines every element of whole pages, which takes long on busy machines.
    testTimeout: 60_000,
  },
})
