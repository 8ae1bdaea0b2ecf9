import { defineConfig } from 'vite'
import { KINDS } from './src/game-kinds.ts'

/** Builds the game client: a script and style sheet for each kind of game, what they share, and the fonts. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    modulePreload: false,
    assetsInlineLimit: 0,
    rollupOptions: { input: Object.fromEntries(KINDS.map((kind) => [kind, `src/games/${kind}/page.ts`])) },
  },
})
