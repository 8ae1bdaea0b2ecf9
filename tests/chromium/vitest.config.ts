import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { chromium } from '../../.storybook/chromium.ts'
import { outsideImports } from '../../.storybook/outside-imports.ts'
import { themesPlugin } from '../../.storybook/themes-plugin.ts'
import { callTable } from '../../apps/site/vite/call-table.ts'

/**
 * What must behave the same in a browser as in the gateway: rules, and the forms made from them. They share one
 * browser.
 */
export default defineConfig({
  plugins: [callTable(), themesPlugin(), vanillaExtractPlugin(), react()],
  cacheDir: 'node_modules/.vite/chromium',
  optimizeDeps: {
    include: [
      ...outsideImports(),
      '@firebase/app',
      '@firebase/auth',
      '@tanstack/react-query',
      '@noble/hashes/sha2.js',
      '@noble/hashes/utils.js',
      '@simplewebauthn/browser',
      'axe-core',
      'i18next',
      'libphonenumber-js/mobile',
      'libphonenumber-js/mobile/metadata',
      're2js',
      'react-dom/client',
      'react-hook-form',
      'react-i18next',
      'react-router-dom',
      'react/jsx-dev-runtime',
      'typebox',
      'zustand',
      'zustand/vanilla',
    ],
  },
  test: {
    name: 'chromium',
    root: join(import.meta.dirname, '..', '..'),
    include: ['packages/rules/src/vectors.test.ts', 'apps/site/src/**/*.browser.test.{ts,tsx}'],
    browser: { ...chromium, viewport: { width: 900, height: 900 } },
    testTimeout: 60_000,
  },
})
