import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { themesPlugin } from '../../../.storybook/themes-plugin.ts'
import { cssTarget } from '../../../packages/ui/src/browsers.ts'

/** The components' stories as one small page: what Storybook shows, without Storybook around it. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  logLevel: 'warn',
  plugins: [themesPlugin(), vanillaExtractPlugin(), react()],
  build: { cssTarget, minify: false, reportCompressedSize: false, chunkSizeWarningLimit: 9000, assetsInlineLimit: 0 },
})
