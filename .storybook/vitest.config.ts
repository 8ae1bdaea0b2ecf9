import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { chromium } from './chromium.ts'

/** Every story is a test: it renders, its `play` succeeds, and axe finds nothing. */
export default defineConfig({
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'stories',
    browser: chromium,
    // Loading the pages' code anew for each file takes a third of the processor time; a story undoes what it changes.
    isolate: false,
    // Axe examines every element of whole pages, which takes long on busy machines.
    testTimeout: 60_000,
  },
})
