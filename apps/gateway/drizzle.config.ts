import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --config apps/gateway/drizzle.config.ts --name <what>` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './apps/gateway/src/db/schema/*.ts',
  out: './apps/gateway/src/db/migrations',
})
