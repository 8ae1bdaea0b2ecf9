import { instant, integer, nullable, type RowOf, text } from '../../../../platform/database/row.ts'
import type { Sql } from '../../../../platform/database/sql.ts'

/** A single failure mends itself at the next try; who fails this often in a row needs a person. */
const FAILURES = 3
const SHOWN = 20

const JOB = {
  kind: text,
  key: text,
  merchant_id: nullable(text),
  failures: integer,
  last_error: nullable(text),
  due_at: instant,
}
export type FailingJob = RowOf<typeof JOB>

/** The jobs that fail again and again, those that failed most often first. */
export const failingJobs = (sql: Sql): Promise<readonly FailingJob[]> =>
  sql.rows(
    JOB,
    `select kind, key, merchant_id, failures, last_error, due_at from job
      where done_at is null and failures >= $1 order by failures desc, due_at, kind, key limit $2`,
    [FAILURES, SHOWN],
  )
