import type { StepRow } from '../../../../ledger/payments/deposits.ts'
import { type Html, html } from '../../../../platform/http/html.ts'
import { mayDo, type Operator } from '../../person.ts'
import type { Proposal } from '../acts/proposals.ts'
import type { DepositRow } from '../read/deposits.ts'
import type { OpenDeposit, ReceiptRow } from '../read/receipts.ts'
import type { MoneyServices } from '../services.ts'
import { decision, proposed } from './decide.ts'
import {
  ago,
  badge,
  facts,
  figures,
  merchantTag,
  panel,
  pictures,
  playerLink,
  stateBadge,
  sum,
  time,
  wayTag,
} from './parts.ts'
import { steps } from './steps.ts'
import { codeText, DEPOSIT_REASONS, STATE_TONES } from './words.ts'

export interface DepositPage {
  readonly services: MoneyServices
  readonly operator: Operator
  readonly row: DepositRow
  readonly history: readonly StepRow[]
  readonly receipts: readonly ReceiptRow[]
  readonly candidates: readonly ReceiptRow[]
  /** The numbers of the pictures with which the player proves the payment. */
  readonly slips: readonly number[]
}

/** One deposit: the order, the money that came, and money without an owner that could belong to it. */
export function depositPage({ services, operator, row, history, receipts, candidates, slips }: DepositPage): Html {
  const { merchant_id, exponent, currency, payable_minor, reference, state } = row
  const may = mayDo(operator, 'money')
  return html`<div class="columns"><div>
   ${
     state === 'review' &&
     panel(
       'Money that could be its',
       html`${
         candidates.length === 0
           ? html`<p class="muted">No money without an owner in ${currency} at ${row.connection} within 30 days. What comes is credited by itself.</p>`
           : html`<ul class="lines">${candidates.map(
               (
                 one,
               ) => html`<li class="candidate"><div>${sum(one.amount_minor, one.exponent, one.currency)} ${one.amount_minor === payable_minor && badge('the sum', 'success')} ${one.provider_ref === row.proof && badge('the number', 'success')}
                <p class="muted"><code>${one.provider_ref}</code> ${one.payer_name} ${time(one.at)}</p></div>
                ${
                  may &&
                  decision({
                    ...{ act: 'match', text: 'Match', tone: 'main', fields: { ...receiptFields(one), reference } },
                    meaning: html`Credits <strong>${figures(one.amount_minor, one.exponent)} ${one.currency}</strong> to <bdi>${row.account}</bdi>, less the fee that was stated.`,
                  })
                }</li>`,
             )}</ul>`
       }`,
     )
   }
   ${
     state === 'review' &&
     may &&
     html`<section class="panel decide"><h2>Decide</h2><div class="actions">${decision({
       ...{
         act: 'reject-deposit',
         letter: 'r',
         text: 'Reject',
         tone: 'danger',
         fields: { merchant: merchant_id, reference },
       },
       reasons: DEPOSIT_REASONS,
       meaning: 'The player reads why. Money that comes later is credited all the same.',
     })}</div></section>`
   }
   ${
     slips.length > 0 &&
     panel(
       'What the player shows',
       html`${pictures(
         slips.map((number) => ({
           src: `/operator/slips/${merchant_id}/${reference}/${number}`,
           alt: `Slip ${number}`,
         })),
       )}<p class="muted">A picture is no proof: money counts when the provider says that it came.</p>`,
     )
   }
   ${steps(history)}</div><div>
   ${panel(
     'The deposit',
     facts([
       ['Asked for', sum(payable_minor, exponent, currency)],
       ['Came', sum(row.received_minor, exponent, currency)],
       ['Credited', sum(row.credited_minor, exponent, currency)],
       ['Merchant', merchantTag(services, merchant_id)],
       ['Player', playerLink(merchant_id, row.member_id, row.account)],
       ['Way', wayTag(services, merchant_id, row.method)],
       ...Object.entries(row.fields).map(
         ([name, value]) => [`Typed: ${codeText(name).toLowerCase()}`, html`<code>${value}</code>`] as const,
       ),
       ['Transaction number', row.proof && html`<code>${row.proof}</code>`],
       ['Provider’s order', row.provider_order && html`<code>${row.provider_order}</code>`],
       ['Begun', time(row.created_at)],
       ['Its time ends', time(row.expires_at)],
     ]),
     stateBadge(state),
   )}
   ${
     receipts.length > 0 &&
     panel(
       'What has come for it',
       html`<ul class="lines">${receipts.map(
         (one) =>
           html`<li>${sum(one.amount_minor, one.exponent, one.currency)} ${stateBadge(one.state)}<p class="muted"><code>${one.provider_ref}</code> ${one.payer_name} ${time(one.at)}</p></li>`,
       )}</ul>`,
     )
   }</div></div>`
}

const receiptFields = ({ merchant_id, connection, provider_ref }: ReceiptRow) => ({
  merchant: merchant_id,
  connection,
  providerRef: provider_ref,
})

export interface ReceiptPage {
  readonly services: MoneyServices
  readonly operator: Operator
  readonly row: ReceiptRow
  readonly candidates: readonly OpenDeposit[]
  readonly proposal: Proposal | null
}

/** Money without an owner: the deposits it may belong to, a player to give it to, or the way back. */
export function receiptPage({ services, operator, row, candidates, proposal }: ReceiptPage): Html {
  const fields = receiptFields(row)
  const total = `${figures(row.amount_minor, row.exponent)} ${row.currency}`
  const may = mayDo(operator, 'money') && row.state === 'suspense' && !proposal
  return html`<div class="columns"><div>${proposal && proposed(proposal, operator)}
   ${
     row.state === 'suspense' &&
     panel(
       'Deposits it could be for',
       candidates.length === 0
         ? html`<p class="muted">No deposit in ${row.currency} at ${row.connection} waits for money.</p>`
         : html`<ul class="lines">${candidates.map(
             (
               one,
             ) => html`<li class="candidate"><div>${sum(one.payable_minor, one.exponent, one.currency)} ${one.payable_minor === row.amount_minor && badge('the sum', 'success')} ${one.proof === row.provider_ref && badge('the number', 'success')}
              <p class="muted"><a href="/operator/money/deposits/${one.reference}">${one.reference}</a> of <bdi>${one.account}</bdi> ${stateBadge(one.state)} ${ago(one.created_at)} ago</p></div>
              ${
                may &&
                decision({
                  ...{ act: 'match', text: 'Match', tone: 'main', fields: { ...fields, reference: one.reference } },
                  meaning: html`Credits <strong>${total}</strong> to <bdi>${one.account}</bdi>, less the fee that was stated.`,
                })
              }</li>`,
           )}</ul>`,
     )
   }
   ${
     may &&
     html`<section class="panel decide"><h2>Decide</h2><div class="actions">${decision({
       ...{ act: 'assign', letter: 'a', text: 'Give it to a player', tone: 'main', fields },
       meaning: `Becomes a deposit of that player: ${total}, without a fee. It has to be staked like any deposit.`,
       asks: html`<label>Player’s account or number<input name="player" required maxlength="80" autocapitalize="none" spellcheck="false" autocomplete="off"></label>`,
     })}${decision({
       ...{
         act: 'send-back',
         letter: 'r',
         text: 'Sent back',
         tone: 'danger',
         fields,
         asksWhy: 'The provider’s number of the refund, and who did it',
       },
       meaning: `Notes that ${total} were sent back at the provider’s own desk. It leaves the books of this merchant.`,
     })}</div></section>`
   }
   ${row.state === 'unbooked' && html`<section class="panel"><h2>Nothing is booked</h2><p>The provider said an amount that cannot be read. The day’s reconciliation tells what came; ask the provider.</p></section>`}
   </div><div>${panel(
     'What came',
     facts([
       ['Amount', sum(row.amount_minor, row.exponent, row.currency)],
       ['Merchant', merchantTag(services, row.merchant_id)],
       ['Account', row.connection],
       ['Provider’s number', html`<code>${row.provider_ref}</code>`],
       ['Payer', row.payer_name],
       ['Deposit', row.reference && html`<a href="/operator/money/deposits/${row.reference}">${row.reference}</a>`],
       ['Came', time(row.at)],
       ['We were told', time(row.recorded_at)],
     ]),
     stateBadge(row.state, STATE_TONES[row.state] ?? 'warning'),
   )}</div></div>`
}
