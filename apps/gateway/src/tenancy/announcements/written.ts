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

/** Operators' announcements for a merchant, in the form of the merchant's own. */
export interface Written {
  readonly notices: Merchant['notices']
  readonly popups: Merchant['popups']
  /** The number of changes of each, by id. */
  readonly turns: ReadonlyMap<string, number>
}

const NOTHING: Written = { notices: [], popups: [], turns: new Map() }

/**
 * Operators' announcements that were not ended, of every merchant, as this gateway knows them. Building a site needs
 * them at once, so they are cached in memory and read again after changes.
 */
export class WrittenAnnouncements {
  readonly #database: Database
  #state = ''
  #byMerchant = new Map<string, { readonly written: Written; readonly mark: string }>()
  /** Called for each merchant with changes. */
  changed: (merchantId: string) => void = () => undefined

  /** @param database over all merchants */
  constructor(database: Database) {
    this.#database = database
  }

  of(merchantId: string): Written {
    return this.#byMerchant.get(merchantId)?.written ?? NOTHING
  }

  /** Reads all changes since the last time, whoever made them. */
  async refresh(): Promise<void> {
    // Every change adds a row or raises the turn of one. Together with the highest id the sum shows this even when the
    // upkeep removes an old row in the same second.
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

/** Announcements of a merchant's file never have such an id. */
const idOf = (id: string) => `written:${id}`
