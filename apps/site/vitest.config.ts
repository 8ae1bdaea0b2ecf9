import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { callTable } from './vite/call-table.ts'

/** Tests that render components: they need the style compiler, which the plain ones do without. */
export default defineConfig({
  plugins: [callTable(), vanillaExtractPlugin(), react()],
  test: {
    name: 'site',
    root: import.meta.dirname,
    environment: 'node',
    include: ['src/**/*.test.tsx'],
    // These run in a browser, see tests/chromium.
    exclude: ['src/**/*.browser.test.tsx'],
    server: { deps: { inline: [/@livery\//] } },
    testTimeout: 60_000,
  },
})
