import { defineConfig } from 'drizzle-kit'

/** `npm run migration -w apps/gateway -- --name <what>` writes the next migration; with `--custom`, an empty one. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/platform/database/schema/*.ts',
  out: './src/platform/database/migrations',
})
