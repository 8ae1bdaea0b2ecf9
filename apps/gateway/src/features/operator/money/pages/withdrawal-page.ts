import type { StepRow } from '../../../../ledger/payments/deposits.ts'
import type { WithdrawalDocumentRow } from '../../../../ledger/withdrawals/documents.ts'
import { type Html, html } from '../../../../platform/http/html.ts'
import { mayDo, type Operator } from '../../person.ts'
import type { Proposal } from '../acts/proposals.ts'
import type { PlayerAccount, PlayerSums } from '../read/player.ts'
import type { attemptsOf, connectedPlayers, WithdrawalRow } from '../read/withdrawals.ts'
import { proposed } from './decide.ts'
import { documentsPanel } from './documents.ts'
import { age, facts, merchantTag, panel, playerLink, stateBadge, sum, time, timesText, wayTag } from './parts.ts'
import { steps } from './steps.ts'
import { type Deciding, waitingForWay, withdrawalDecisions } from './withdrawal-decisions.ts'
import { CHECK_WORDS } from './words.ts'

export interface WithdrawalPage extends Deciding {
  readonly operator: Operator
  readonly history: readonly StepRow[]
  readonly attempts: Awaited<ReturnType<typeof attemptsOf>>
  readonly others: Awaited<ReturnType<typeof connectedPlayers>>
  readonly accounts: readonly PlayerAccount[]
  readonly sums: PlayerSums
  readonly documents: readonly WithdrawalDocumentRow[]
  readonly proposal: Proposal | null
}

/** One withdrawal: the result of each check and its reason, the player, and the possible decisions. */
export function withdrawalPage(page: WithdrawalPage): Html {
  const { services, operator, row, history, attempts, proposal } = page
  const { merchant_id, exponent, currency, amount_minor, fee_minor } = row
  return html`<div class="columns"><div>
   ${waitingForWay(page)}
   ${proposal ? proposed(proposal, operator) : mayDo(operator, 'money') && withdrawalDecisions(page)}
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
     stateBadge(row.state),
   )}
   ${panel('The player’s money', money(page))}
   ${
     attempts.length > 0 &&
     panel(
       'Tries to pay',
       html`<ol class="lines">${attempts.map(
         ({ number, began_at, outcome, provider_reference }) =>
           html`<li>${number}. ${time(began_at)} ${stateBadge(outcome ?? 'unknown', outcome === 'paid' ? 'success' : 'warning')} ${provider_reference && html`<code>${provider_reference}</code>`}</li>`,
       )}</ol>`,
     )
   }</div></div>`
}

const foundFirst = (checks: WithdrawalRow['checks']) =>
  checks.toSorted((one, other) => Number(one.outcome === 'pass') - Number(other.outcome === 'pass'))

function checks({ row, others }: WithdrawalPage): Html {
  const known: Readonly<Record<string, WithdrawalPage['others']['payees']>> = {
    sharedPayee: others.payees,
    sharedDevice: others.devices,
  }
  return html`<ul class="checks">${foundFirst(row.checks).map(({ check, outcome, params }) => {
    const [name, found] = CHECK_WORDS[check] ?? [check, 'It found something.']
    const isFound = outcome !== 'pass'
    const players = known[check] ?? []
    // The check was made once; whom it concerns is looked up whenever the page is opened.
    const nothing = players.length === 0 ? 'Nothing found.' : 'Nothing was found then. By now:'
    return html`<li data-tone="${isFound ? 'warning' : 'success'}"><strong>${name}</strong>
     <span>${isFound ? found : nothing}${
       params &&
       html` <code>${Object.entries(params)
         .map(([key, value]) => `${key} ${value}`)
         .join(', ')}</code>`
     }${players.map(({ id, account }) => html` ${playerLink(row.merchant_id, id, account)}`)}</span></li>`
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
      html`${sum(sums.deposited_minor, exponent, currency)} <span class="muted">${timesText(sums.deposits)}</span>`,
    ],
    [
      'Taken out',
      html`${sum(sums.withdrawn_minor, exponent, currency)} <span class="muted">${timesText(sums.withdrawals)}</span>`,
    ],
    ['Staked', sum(sums.staked_minor, exponent, currency)],
    ['Won', sum(sums.won_minor, exponent, currency)],
  ])
}
