import type { Migration } from './migration.ts'

/** All migration steps, oldest first. */
export const migrations: readonly Migration[] = []
