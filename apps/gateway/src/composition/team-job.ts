import type { Merchant } from '@livery/merchant/merchant'
import { foldAll } from '../members/team/fold.ts'
import type { Database } from '../platform/database/connect.ts'
import { text } from '../platform/database/row.ts'
import type { JobHandler } from '../platform/jobs/jobs.ts'

/** The pause between two looks for movements in teams. */
const EVERY_MS = 3_000

interface TeamJob {
  readonly database: Database
  /** Over all merchants. */
  readonly all: Database
  readonly merchantOf: (id: string) => Promise<Merchant | undefined>
}

/** Adds movements of team members to the figures of the agents above them. */
export function foldTeamsJob({ database, all, merchantOf }: TeamJob): JobHandler {
  return {
    kind: 'teams',
    async run() {
      const waiting = await all.rows(
        { id: text },
        `with recursive waiting (id) as (
           select min(merchant_id) from team_change
           union all select (select min(merchant_id) from team_change where merchant_id > waiting.id) from waiting
            where waiting.id is not null)
         select id from waiting where id is not null`,
      )
      for (const { id } of waiting) {
        const merchant = await merchantOf(id)
        if (merchant) await foldAll(database.of(id), merchant)
      }
      return { again: new Date(Date.now() + EVERY_MS) }
    },
  }
}
