import type { Database } from '../../platform/database/connect.ts'
import { PLAN_STATES } from '../../platform/database/plan-states.ts'
import { instant, nullable, oneOf, type RowOf, text } from '../../platform/database/row.ts'

export type PlanState = (typeof PLAN_STATES)[number]

/** A release that is scheduled to go live at a moment. */
export interface Plan {
  readonly id: string
  readonly merchantId: string
  readonly release: string
  readonly at: Date
  readonly by: string
  readonly note: string
  readonly state: PlanState
  readonly reason: string | null
}

const COLUMNS = 'id::text AS id, merchant_id, release, at, planned_by, note, state, reason'

const ROW = {
  id: text,
  merchant_id: text,
  release: text,
  at: instant,
  planned_by: text,
  note: text,
  state: oneOf(PLAN_STATES),
  reason: nullable(text),
}

const planOf = ({ merchant_id: merchantId, planned_by: by, ...rest }: RowOf<typeof ROW>): Plan => ({
  ...rest,
  merchantId,
  by,
})

/** The scheduled releases. */
export class Plans {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async add(plan: Pick<Plan, 'merchantId' | 'release' | 'at' | 'by' | 'note'>): Promise<Plan> {
    const rows = await this.#database.rows(
      ROW,
      `insert into release_plan (merchant_id, release, at, planned_by, note) values ($1, $2, $3, $4, $5)
       returning ${COLUMNS}`,
      [plan.merchantId, plan.release, plan.at, plan.by, plan.note],
    )
    return planOf(rows[0]!)
  }

  /** A merchant's plans: the waiting ones first, then the latest; at most 20. */
  async of(merchantId: string): Promise<readonly Plan[]> {
    const rows = await this.#database.rows(
      ROW,
      `select ${COLUMNS} from release_plan where merchant_id = $1 order by state <> 'waiting', at desc limit 20`,
      [merchantId],
    )
    return rows.map(planOf)
  }

  /** @returns the cancelled plan; null when there was none waiting */
  async cancel(merchantId: string, id: string): Promise<Plan | null> {
    const rows = await this.#database.rows(
      ROW,
      `update release_plan set state = 'cancelled' where merchant_id = $1 and id = $2 and state = 'waiting'
       returning ${COLUMNS}`,
      [merchantId, id],
    )
    return rows[0] ? planOf(rows[0]) : null
  }

  /** When the next plan is due; null when none waits. */
  async next(): Promise<Date | null> {
    const rows = await this.#database.rows(
      { at: nullable(instant) },
      `select min(at) as at from release_plan where state = 'waiting'`,
    )
    return rows[0]?.at ?? null
  }

  /** Takes the plan that has been due longest and marks it as done; only one of several gateways gets it. */
  async takeDue(): Promise<Plan | null> {
    const rows = await this.#database.rows(
      ROW,
      `update release_plan set state = 'done'
        where id = (select id from release_plan where state = 'waiting' and at <= now()
                     order by at limit 1 for update skip locked)
       returning ${COLUMNS}`,
    )
    return rows[0] ? planOf(rows[0]) : null
  }

  async fail(id: string, reason: string): Promise<void> {
    await this.#database.run(`update release_plan set state = 'failed', reason = $2 where id = $1`, [id, reason])
  }
}
