import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Type from 'typebox'
import { Value } from 'typebox/value'

/** A migration as drizzle-kit wrote it. */
export interface Migration {
  /** Its time in milliseconds, which identifies it among the applied ones. */
  readonly madeAt: number
  readonly statements: readonly string[]
  /** The file's hash; a different one in the database means that the file was edited after it was applied. */
  readonly hash: string
}

const Journal = Type.Object({ entries: Type.Array(Type.Object({ tag: Type.String(), when: Type.Integer() })) })

/** The migrations of a folder, the oldest first. */
export function readMigrations(folder: string): Migration[] {
  const { entries } = Value.Parse(Journal, JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')))
  return entries.map(({ tag, when }) => {
    const file = readFileSync(join(folder, `${tag}.sql`), 'utf8')
    const hash = createHash('sha256').update(file).digest('hex')
    return { madeAt: when, statements: file.split('--> statement-breakpoint'), hash }
  })
}
