import { Readable } from 'node:stream'
import { fromMinor } from '@livery/locale/amount'
import type { FastifyReply } from 'fastify'
import { recordOperatorAct } from '../../../platform/audit/record-operator.ts'
import type { Operator } from '../person.ts'
import type { Queue } from './pages/queues/queue.ts'
import { type Column, csvHead, csvRows } from './pages/table.ts'
import { BEGINNING, readPlace } from './read/place.ts'
import { accountsOf, type EntryRow, entriesOf } from './read/player.ts'
import type { MoneyServices } from './services.ts'

/** Rows read at a time, so that a long list is never in memory as a whole. */
const AT_ONCE = 1_000
const MOST = 200_000

interface Exporter {
  readonly operator: Operator
  readonly reply: FastifyReply
}

/** Sends a whole list as a CSV file, and records in the audit log who took it. */
export async function csvOfQueue(
  services: MoneyServices,
  queue: Queue,
  merchantId: string | null,
  exporter: Exporter,
): Promise<void> {
  const columns = queue.columns(services)
  async function* lines() {
    yield csvHead(columns)
    let after = BEGINNING
    for (let sent = 0; sent < MOST; sent += AT_ONCE) {
      const rows = await queue.read(services.database, { merchantId, after, limit: AT_ONCE })
      yield csvRows(rows, columns)
      if (rows.length < AT_ONCE) return
      after = readPlace(queue.place(rows.at(-1)))
    }
  }
  await record(services, exporter, queue.id, merchantId)
  await sendCsv(exporter.reply, queue.id, lines())
}

const ENTRY_COLUMNS = (exponent: number): readonly Column<EntryRow>[] => [
  { head: 'When', csv: ({ at }) => at.toISOString() },
  { head: 'What', csv: ({ kind }) => kind },
  { head: 'Posting', csv: ({ posting_id }) => posting_id },
  { head: 'Of', csv: ({ meta }) => String(meta.reference ?? meta.round ?? '') },
  { head: 'Amount', csv: ({ amount_minor }) => fromMinor(amount_minor, exponent) },
  { head: 'Balance', csv: ({ balance_after }) => fromMinor(balance_after, exponent) },
]

/** Sends all movements of a player's balance. */
export async function csvOfEntries(
  services: MoneyServices,
  { merchantId, memberId }: { readonly merchantId: string; readonly memberId: string },
  exporter: Exporter,
): Promise<void> {
  const currency = services.registry.site(merchantId)?.merchant.currency
  const accounts = currency ? await accountsOf(services.database, merchantId, memberId, currency.code) : []
  const account = accounts.find(({ kind }) => kind === 'player')
  const columns = ENTRY_COLUMNS(currency?.exponent ?? 2)
  async function* lines() {
    yield csvHead(columns)
    let before: string | null = null
    for (let sent = 0; account && sent < MOST; sent += AT_ONCE) {
      const rows: readonly EntryRow[] = await entriesOf(services.database, account.id, before, AT_ONCE)
      yield csvRows(rows, columns)
      if (rows.length < AT_ONCE) return
      before = rows.at(-1)?.version ?? null
    }
  }
  await record(services, exporter, `player ${memberId}`, merchantId)
  await sendCsv(exporter.reply, `player-${memberId}`, lines())
}

const record = (
  { database }: MoneyServices,
  { operator, reply }: Exporter,
  subject: string,
  merchantId: string | null,
) =>
  recordOperatorAct(database, {
    ...{ by: operator.name, act: 'money.exported', subject, ip: reply.request.ip },
    ...(merchantId ? { merchantId } : {}),
  })

function sendCsv(reply: FastifyReply, name: string, lines: AsyncGenerator<string>) {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(Readable.from(lines))
}
