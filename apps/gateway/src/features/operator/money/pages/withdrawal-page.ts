import type { StepRow } from '../../../../ledger/payments/deposits.ts'
import type { WithdrawalDocumentRow } from '../../../../ledger/withdrawals/documents.ts'
import { type Html, html } from '../../../../platform/http/html.ts'
import { mayDo, type Operator } from '../../person.ts'
import type { Proposal } from '../acts/proposals.ts'
import { UNDO_SECONDS } from '../acts/withdrawals.ts'
import type { PlayerAccount, PlayerSums } from '../read/player.ts'
import type { attemptsOf, connectedPlayers, WithdrawalRow } from '../read/withdrawals.ts'
import type { MoneyServices } from '../services.ts'
import { type Decision, decision, proposed } from './decide.ts'
import { documentsPanel } from './documents.ts'
import { age, badge, facts, figures, merchantTag, panel, playerLink, sum, time, wayTag } from './parts.ts'
import { steps } from './steps.ts'
import { ASK_REASONS, CHECK_WORDS, REJECT_REASONS, STATE_TONES } from './words.ts'

export interface WithdrawalPage {
  readonly services: MoneyServices
  readonly operator: Operator
  readonly row: WithdrawalRow
  readonly history: readonly StepRow[]
  readonly attempts: Awaited<ReturnType<typeof attemptsOf>>
  readonly others: Awaited<ReturnType<typeof connectedPlayers>>
  readonly accounts: readonly PlayerAccount[]
  readonly sums: PlayerSums
  readonly documents: readonly WithdrawalDocumentRow[]
  readonly proposal: Proposal | null
}

/** One withdrawal: what each check says and why, who the player is, what can be decided. */
export function withdrawalPage(page: WithdrawalPage): Html {
  const { services, operator, row, history, attempts, proposal } = page
  const { merchant_id, exponent, currency, amount_minor, fee_minor } = row
  return html`<div class="columns"><div>
   ${proposal ? proposed(proposal, operator) : mayDo(operator, 'money') && decisions(page)}
   ${documentsPanel(page)}
   ${panel('What the checks say', checks(page))}
   ${steps(history)}</div><div>
   ${panel(
     'The withdrawal',
     facts([
       ['Amount', sum(amount_minor, exponent, currency)],
       ['Fee', sum(fee_minor, exponent, currency)],
       ['Is paid', sum(amount_minor - fee_minor, exponent, currency)],
       ['Merchant', merchantTag(services, merchant_id)],
       ['Player', playerLink(merchant_id, row.member_id, row.account)],
       ['Way', wayTag(services, merchant_id, row.method)],
       ['To', row.masked],
       ['Requested', html`${time(row.requested_at)} <span class="muted">${age(row.requested_at)} ago</span>`],
       ['Provider’s number', row.provider_reference],
       row.due_at && ['Looked at again', time(row.due_at)],
     ]),
     badge(row.state, STATE_TONES[row.state]),
   )}
   ${panel('The player’s money', money(page))}
   ${
     attempts.length > 0 &&
     panel(
       'Tries to pay',
       html`<ol class="lines">${attempts.map(
         ({ number, began_at, outcome, provider_reference }) =>
           html`<li>${number}. ${time(began_at)} ${badge(outcome ?? 'not known', outcome === 'paid' ? 'success' : 'warning')} ${provider_reference && html`<code>${provider_reference}</code>`}</li>`,
       )}</ol>`,
     )
   }</div></div>`
}

const foundFirst = (checks: WithdrawalRow['checks']) =>
  checks.toSorted((one, other) => Number(one.outcome === 'pass') - Number(other.outcome === 'pass'))

function checks({ row, others }: WithdrawalPage): Html {
  const known = (players: WithdrawalPage['others']['payees']) =>
    players.length > 0 &&
    html` <span>${players.map(({ id, account }) => html`${playerLink(row.merchant_id, id, account)} `)}</span>`
  return html`<ul class="checks">${foundFirst(row.checks).map(({ check, outcome, params }) => {
    const [name, found] = CHECK_WORDS[check] ?? [check, 'It found something.']
    const isFound = outcome !== 'pass'
    return html`<li data-tone="${isFound ? 'warning' : 'success'}"><strong>${name}</strong>
     <span>${isFound ? found : 'Nothing found.'}${
       params &&
       html` <code>${Object.entries(params)
         .map(([key, value]) => `${key} ${value}`)
         .join(', ')}</code>`
     }${check === 'sharedPayee' && known(others.payees)}${check === 'sharedDevice' && known(others.devices)}</span></li>`
  })}</ul>`
}

function money({ row, accounts, sums }: WithdrawalPage): Html {
  const { exponent, currency } = row
  const of = (kind: string) => accounts.find((one) => one.kind === kind)?.balance_minor ?? 0n
  const debt = of('debt')
  return facts([
    ['Balance', sum(of('player'), exponent, currency)],
    ['Put aside', sum(of('held'), exponent, currency)],
    debt < 0n && ['Owes', sum(-debt, exponent, currency)],
    [
      'Paid in',
      html`${sum(sums.deposited_minor, exponent, currency)} <span class="muted">${sums.deposits} times</span>`,
    ],
    [
      'Taken out',
      html`${sum(sums.withdrawn_minor, exponent, currency)} <span class="muted">${sums.withdrawals} times</span>`,
    ],
    ['Staked', sum(sums.staked_minor, exponent, currency)],
    ['Won', sum(sums.won_minor, exponent, currency)],
  ])
}

function decisions({ row }: WithdrawalPage): Html | false {
  const { merchant_id: merchant, reference, exponent, currency, amount_minor, fee_minor, masked, account } = row
  const fields = { merchant, reference }
  const net = `${figures(amount_minor - fee_minor, exponent)} ${currency}`
  const all = `${figures(amount_minor, exponent)} ${currency}`
  const choices: Readonly<Partial<Record<WithdrawalRow['state'], readonly Decision[]>>> = {
    review: [
      {
        ...{ act: 'approve', letter: 'a', text: 'Approve', tone: 'main', fields },
        meaning: html`Pays <strong>${net}</strong> to <strong>${masked}</strong> of <bdi>${account}</bdi>. You have ${UNDO_SECONDS} seconds to take it back.`,
      },
      {
        ...{ act: 'reject', letter: 'r', text: 'Reject', tone: 'danger', fields, reasons: REJECT_REASONS },
        meaning: `${all} go back to the balance at once. This cannot be undone.`,
      },
      {
        ...{ act: 'ask', letter: 'd', text: 'Ask for a document', fields, reasons: ASK_REASONS },
        meaning: 'The player reads on the withdrawal what is needed, and that it is their turn. It stays in this list.',
      },
    ],
    approved: [
      {
        ...{ act: 'take-back', letter: 'r', text: 'Take the approval back', tone: 'main', fields },
        meaning: 'It waits for a decision again, unless it is sent before.',
      },
    ],
    sent: [
      {
        ...{ act: 'ask-provider', letter: 'a', text: 'Ask the provider now', tone: 'main', fields },
        meaning: 'What it says is taken at once.',
      },
    ],
    unknown: [
      {
        ...{ act: 'ask-provider', letter: 'a', text: 'Ask the provider now', tone: 'main', fields },
        meaning: 'What it says is taken at once. What it does not know is sent again under the same number.',
      },
      {
        ...{ act: 'payout-paid', text: 'It was paid', fields, asksWhy: 'Who at the provider says so, and how' },
        meaning: `Notes ${net} as paid, on the word of the provider’s own desk. Where it was not, the player has lost it.`,
        asks: html`<label>The provider’s number<input name="providerReference" required minlength="3" maxlength="100"></label>`,
      },
      {
        ...{
          act: 'payout-failed',
          text: 'It was not paid',
          tone: 'danger',
          fields,
          asksWhy: 'Who at the provider says so, and how',
        },
        meaning: `Gives ${all} back. Where it was paid after all, the money is lost.`,
      },
    ],
    disputed: [
      {
        ...{
          act: 'dispute-received',
          letter: 'a',
          text: 'It was received',
          tone: 'main',
          fields,
          asksWhy: 'The proof, as the player reads it',
        },
        meaning: 'Closes the dispute. The player reads why.',
      },
      {
        ...{
          act: 'dispute-returned',
          letter: 'r',
          text: 'It came back',
          tone: 'danger',
          fields,
          asksWhy: 'What happened, as the player reads it',
        },
        meaning: `Gives ${all} back. The provider’s list has to say that it came back, else it is a difference.`,
      },
    ],
  }
  const here = choices[row.state]
  return (
    here !== undefined &&
    html`<section class="panel decide"><h2>Decide</h2><div class="actions">${here.map(decision)}</div></section>`
  )
}
