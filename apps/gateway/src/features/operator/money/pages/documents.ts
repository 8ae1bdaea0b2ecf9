import type { DocumentState } from '@livery/contract/cashier/documents'
import type { WithdrawalDocumentRow } from '../../../../ledger/withdrawals/documents.ts'
import { type Html, html } from '../../../../platform/http/html.ts'
import { mayDo, type Operator } from '../../person.ts'
import type { WithdrawalRow } from '../read/withdrawals.ts'
import { decision } from './decide.ts'
import { badge, panel, pictures, time } from './parts.ts'
import { ACCEPT_REASONS, REFUSE_REASONS, reasonText } from './words.ts'

const STATES: Readonly<
  Record<DocumentState, readonly [name: string, tone: 'success' | 'warning' | 'danger' | 'info']>
> = {
  wanted: ['the player’s turn', 'info'],
  sent: ['to look at', 'warning'],
  accepted: ['accepted', 'success'],
  refused: ['refused', 'danger'],
}

interface Documents {
  readonly operator: Operator
  readonly row: WithdrawalRow
  readonly documents: readonly WithdrawalDocumentRow[]
}

/** The documents a player was asked for with a withdrawal, what came, and the decisions. Nothing where none were. */
export const documentsPanel = (page: Documents): Html | false =>
  page.documents.length > 0 &&
  panel('Documents', html`<ul class="lines">${page.documents.map((one) => line(page, one))}</ul>`)

function line(page: Documents, one: WithdrawalDocumentRow): Html {
  const [name, tone] = STATES[one.state]
  return html`<li class="document"><div class="between"><strong>${reasonText(one.what)}</strong>${badge(name, tone)}</div>
   <p class="muted">Asked ${time(one.requested_at)}${one.sent_at && html`, sent ${time(one.sent_at)}`}</p>
   ${one.note && html`<blockquote dir="auto">${one.note}</blockquote>`}
   ${one.sent.map((_, index, all) => tried(page, one, all.length - 1 - index))}
   ${one.words && html`<p>${one.decided_by}: ${reasonText(one.words)}</p>`}
   ${one.state === 'sent' && page.row.state === 'review' && mayDo(page.operator, 'money') && decide(page, one)}</li>`
}

/** The pictures of one try, the last try first. */
function tried({ row: { merchant_id } }: Documents, { sent, what }: WithdrawalDocumentRow, attempt: number): Html {
  const shown = (sent[attempt] ?? []).map(({ id }, index) => ({
    src: `/operator/money/pictures/${merchant_id}/${id}`,
    alt: `${reasonText(what)}, picture ${index + 1}`,
  }))
  return html`${attempt < sent.length - 1 && html`<p class="muted">Sent before, and refused</p>`}${pictures(shown)}`
}

function decide({ row }: Documents, { number, tries }: WithdrawalDocumentRow): Html {
  const fields = { merchant: row.merchant_id, reference: row.reference, number: String(number), try: String(tries) }
  return html`<div class="actions">${decision({
    ...{ act: 'accept-document', text: 'Accept', tone: 'main', fields, reasons: ACCEPT_REASONS },
    meaning: 'It is not asked for again by itself. The withdrawal still has to be decided.',
  })}${decision({
    ...{ act: 'refuse-document', text: 'Refuse', tone: 'danger', fields, reasons: REFUSE_REASONS },
    meaning: 'The player reads why, and may send another one.',
  })}</div>`
}
