import { defineConfig } from 'vite'

/** Builds the game client: one script, one style sheet and the fonts, named by content. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    modulePreload: false,
    assetsInlineLimit: 0,
    rollupOptions: { input: 'src/client/main.ts' },
  },
})
