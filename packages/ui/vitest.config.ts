import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { CHROMIUM } from '../../.storybook/browser.ts'
import { chromiumAt } from '../../.storybook/chromium.ts'
import { outsideImports } from '../../.storybook/outside-imports.ts'
import { themesPlugin } from '../../.storybook/themes-plugin.ts'

/** What stories cannot test: hydration, media preferences, failing pictures. In a real browser. */
export default defineConfig({
  plugins: [themesPlugin(), vanillaExtractPlugin(), react()],
  optimizeDeps: {
    include: [
      ...outsideImports([join(import.meta.dirname, 'src')]),
      '@storybook/react-vite',
      'storybook/test',
      'react-dom/server',
      'react-dom/client',
      'react/jsx-dev-runtime',
    ],
  },
  test: {
    name: 'ui',
    include: ['src/**/*.test.tsx'],
    // The shell does not paint the colours of the system as the browser does.
    browser: { ...chromiumAt(CHROMIUM), viewport: { width: 1200, height: 800 } },
    testTimeout: 15_000,
  },
})
