import { join } from 'node:path'
import { cssTarget } from '@livery/ui/browsers'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { callTable } from './vite/call-table.ts'
import { firstChunks } from './vite/first-chunks.ts'
import { frameChunks } from './vite/frame-chunks.ts'
import { inlineRuntime } from './vite/inline-runtime.ts'
import { noSchemas } from './vite/no-schemas.ts'
import { pageNames } from './vite/page-names.ts'

const FIRST = ['src/entry-client.tsx', 'src/features/lobby/lobby-page.tsx'].map(
  (file) => `${import.meta.dirname}/${file}`,
)

/**
 * Small modules that a frame and many other pages use come with the first page. In the frame's file they would make
 * each of those pages load the frame, and a file of their own would be one more request.
 */
const SHARED_WITH_FRAMES = ['countdown/countdown.tsx', 'text-field/text-field.tsx', 'checkbox/checkbox.tsx'].map(
  (file) => join(import.meta.dirname, '../../packages/ui/src', file),
)

/**
 * A frame with the variants that stand in no other, or variants that are worn together: one file, which only its
 * merchants load.
 */
const FRAMES = {
  'top-bar': ['src/app/shell/top-bar/', 'src/features/lobby/full-bleed-hero.', 'src/shared/games/table-cards/'],
  'icon-rail': [
    'src/app/shell/icon-rail/',
    'src/features/lobby/category-grid.',
    'src/features/lobby/lead-hero.',
    'src/shared/prizes/prize-board.',
    'src/shared/games/square-tiles/',
  ],
  'sports-columns': [
    'src/app/shell/sports-columns/',
    'src/features/lobby/strip-hero.',
    'src/features/lobby/columns-lead.',
    'src/shared/book/',
  ],
  mosaic: ['src/features/lobby/mosaic-', 'src/shared/games/picture-tiles/'],
} as const

/**
 * Two builds of one tree: the browser's, with a manifest from which the gateway takes script, style and preload
 * addresses, and the server's (`--ssr src/entry-server.tsx`), which renders the first HTML.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    callTable(),
    noSchemas(),
    vanillaExtractPlugin(),
    react(),
    pageNames(),
    ...(isSsrBuild ? [] : [inlineRuntime()]),
  ],
  appType: 'custom',
  build: {
    target: 'es2023',
    cssTarget,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: 'src/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [...firstChunks([...FIRST, ...SHARED_WITH_FRAMES]), ...frameChunks(FRAMES, import.meta.dirname)],
            },
          },
        },
  },
  // The server's build holds all it needs, and React as it is in production: what is left outside would be chosen by
  // the environment of the gateway's process.
  ssr: { noExternal: isSsrBuild ? true : [/^@livery\//] },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}))
