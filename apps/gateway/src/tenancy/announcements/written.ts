import { AUDIENCES } from '@livery/contract/messages/announcements'
import type { Merchant } from '@livery/merchant/merchant'
import Type from 'typebox'
import type { Database } from '../../platform/database/connect.ts'
import { arrayOf, instant, integer, json, nullable, oneOf, type RowOf, text } from '../../platform/database/row.ts'

const TEXTS = json(Type.Record(Type.String(), Type.String()))

/** The lists that operators write to. */
export const WRITTEN_LISTS = ['notices', 'popups'] as const
export type WrittenList = (typeof WRITTEN_LISTS)[number]

const ROW = {
  id: text,
  merchant_id: text,
  list: oneOf(WRITTEN_LISTS),
  audience: arrayOf(oneOf(AUDIENCES)),
  title: TEXTS,
  content: TEXTS,
  published_at: instant,
  ends_at: nullable(instant),
  turn: integer,
}

/** What operators wrote for a merchant, in the form of the merchant's own announcements. */
export interface Written {
  readonly notices: Merchant['notices']
  readonly popups: Merchant['popups']
  /** How often each was changed, by its id. */
  readonly turns: ReadonlyMap<string, number>
}

const NOTHING: Written = { notices: [], popups: [], turns: new Map() }

/**
 * What operators wrote and did not end, of every merchant, as this gateway knows it. Sites are made of it at once, so it
 * is kept in memory and read again when something has changed.
 */
export class WrittenAnnouncements {
  readonly #database: Database
  #state = ''
  #byMerchant = new Map<string, { readonly written: Written; readonly mark: string }>()
  /** Told of each merchant of which something has changed. */
  changed: (merchantId: string) => void = () => undefined

  /** @param database over all merchants */
  constructor(database: Database) {
    this.#database = database
  }

  of(merchantId: string): Written {
    return this.#byMerchant.get(merchantId)?.written ?? NOTHING
  }

  /** Reads what has changed since the last time, whoever changed it. */
  async refresh(): Promise<void> {
    // Every change adds a row or raises the turn of one. With the highest id the sum says so even where the upkeep removes
    // an old row in the same second.
    const row = await this.#database.row(
      { state: text },
      `select count(*)::text || ' ' || coalesce(sum(turn), 0)::text || ' ' || coalesce(max(id), 0)::text as state from written_announcement`,
    )
    if (!row || row.state === this.#state) return
    const rows = await this.#database.rows(
      ROW,
      `select id::text as id, merchant_id, list, audience, title, content, published_at, ends_at, turn
         from written_announcement where ended_at is null and (ends_at is null or ends_at > now())
        order by written_announcement.id`,
    )
    const before = this.#byMerchant
    this.#byMerchant = new Map(
      [...Map.groupBy(rows, ({ merchant_id }) => merchant_id)].map(([id, own]) => [
        id,
        { written: writtenOf(own), mark: own.map(({ id: one, turn }) => `${one}@${turn}`).join() },
      ]),
    )
    this.#state = row.state
    for (const id of new Set([...before.keys(), ...this.#byMerchant.keys()]))
      if (before.get(id)?.mark !== this.#byMerchant.get(id)?.mark) this.changed(id)
  }
}

function writtenOf(rows: readonly RowOf<typeof ROW>[]): Written {
  const entry = ({ id, title, content, published_at, ends_at }: RowOf<typeof ROW>) => ({
    id: idOf(id),
    title,
    content,
    publishedAt: published_at.toISOString(),
    ...(ends_at && { endsAt: ends_at.toISOString() }),
  })
  return {
    notices: rows.filter(({ list }) => list === 'notices').map(entry),
    popups: rows.filter(({ list }) => list === 'popups').map((row) => ({ ...entry(row), audience: row.audience })),
    turns: new Map(rows.map(({ id, turn }) => [idOf(id), turn])),
  }
}

/** No announcement of a merchant's file has such an id. */
const idOf = (id: string) => `written:${id}`
