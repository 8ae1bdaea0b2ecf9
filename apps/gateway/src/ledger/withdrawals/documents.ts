import { DOCUMENT_STATES } from '@livery/contract/cashier/documents'
import Type from 'typebox'
import { instant, integer, json, nullable, oneOf, type RowOf, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { type Upload, uploadsOf } from '../../platform/uploads/uploads.ts'

const DOCUMENT = {
  number: integer,
  what: text,
  state: oneOf(DOCUMENT_STATES),
  tries: integer,
  note: nullable(text),
  words: nullable(text),
  requested_at: instant,
  sent_at: nullable(instant),
  decided_at: nullable(instant),
  decided_by: nullable(text),
}
type DocumentRow = RowOf<typeof DOCUMENT>

/** A document of a withdrawal with the pictures of each try, the first try first. */
export interface WithdrawalDocumentRow extends DocumentRow {
  readonly sent: readonly (readonly Upload[])[]
}

/** The use of a try's pictures in the store of uploads. */
export const documentUse = (reference: string, number: number, attempt: number) =>
  `document ${reference} ${number} ${attempt}`

/** The documents of a withdrawal, in the order of the requests. */
export async function documentsOf(
  sql: Sql,
  merchantId: string,
  reference: string,
): Promise<readonly WithdrawalDocumentRow[]> {
  const rows = await sql.rows(
    DOCUMENT,
    `select number, what, state, tries, note, words, asked_at as requested_at, sent_at, decided_at, decided_by
       from withdrawal_document where reference = $1 and merchant_id = $2 order by number`,
    [reference, merchantId],
  )
  const uses = rows.map(({ number, tries }) =>
    Array.from({ length: tries }, (_, at) => documentUse(reference, number, at + 1)),
  )
  const pictures = rows.length === 0 ? new Map() : await uploadsOf(sql, merchantId, uses.flat())
  return rows.map((row, index) => ({ ...row, sent: uses[index]!.map((use) => pictures.get(use) ?? []) }))
}

/** The kinds of a member's documents that were accepted with any withdrawal. */
export async function acceptedDocuments(sql: Sql, merchantId: string, memberId: string): Promise<ReadonlySet<string>> {
  const rows = await sql.rows(
    { what: text },
    `select distinct d.what from withdrawal w join withdrawal_document d on d.reference = w.reference
      where w.member_id = $2 and w.merchant_id = $1 and d.state = 'accepted'`,
    [merchantId, memberId],
  )
  return new Set(rows.map(({ what }) => what))
}

export interface DocumentName {
  readonly merchantId: string
  readonly reference: string
  readonly number: number
}

const SENT = json(
  Type.Union([
    Type.Object({ status: Type.Literal('OK'), try: Type.Integer() }),
    Type.Object({ status: Type.Literal('NOT_FOUND') }),
    Type.Object({ status: Type.Literal('PAYMENT_STATE_CHANGED') }),
  ]),
)

/** Stores a document from a member that is required, or that replaces a refused one. Answers the number of the try. */
export async function sendDocument(
  tx: Sql,
  { merchantId, reference, number }: DocumentName,
  memberId: string,
  note: string | null,
) {
  const row = await tx.row({ sent: SENT }, 'select withdrawal_document_send($1, $2, $3, $4::smallint, $5) as sent', [
    merchantId,
    reference,
    memberId,
    number,
    note,
  ])
  tx.notify('events')
  return row!.sent
}

export interface DocumentDecision extends DocumentName {
  /** The try that the operator looked at. */
  readonly attempt: number
  readonly state: 'accepted' | 'refused'
  /** The operator. */
  readonly operator: string
  /** The text the player reads: a code, or own words. */
  readonly words: string
}

/** Records an operator's decision about a document. */
export async function decideDocument(tx: Sql, decision: DocumentDecision) {
  const { merchantId, reference, number, attempt, state, operator, words } = decision
  const row = await tx.row(
    { decided: oneOf(['OK', 'NOT_FOUND', 'PAYMENT_STATE_CHANGED']) },
    'select withdrawal_document_decide($1, $2, $3::smallint, $4::smallint, $5, $6, $7) as decided',
    [merchantId, reference, number, attempt, state, operator, words],
  )
  tx.notify('events')
  return row!.decided
}
