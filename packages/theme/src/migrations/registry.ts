import type { Migration } from './migration.ts'

/** Every step there is, oldest first. */
export const migrations: readonly Migration[] = []
