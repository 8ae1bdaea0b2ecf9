import { type Html, html } from '../../../../platform/http/html.ts'
import { UNDO_SECONDS } from '../acts/withdrawals.ts'
import { isKnownFor, isOfferedFor, waysFor } from '../payout-ways.ts'
import type { PayeeRow } from '../read/player.ts'
import type { WithdrawalRow } from '../read/withdrawals.ts'
import type { MoneyServices } from '../services.ts'
import { type Decision, decision } from './decide.ts'
import { figures } from './parts.ts'
import { ASK_REASONS, REJECT_REASONS } from './words.ts'

/** The data that the possible decisions about a withdrawal depend on. */
export interface Deciding {
  readonly services: MoneyServices
  readonly row: WithdrawalRow
  /** The player's saved accounts. */
  readonly payees: readonly PayeeRow[]
  /** Whether an operator has closed its way. */
  readonly isWayClosed: boolean
}

const nameOf = ({ services, row }: Deciding, method: string) =>
  services.moneyWays.of(row.merchant_id).find(({ id }) => id === method)?.name ?? method

/** Explains why a withdrawal waits, where its way is the reason. */
export function waitingForWay(page: Deciding): Html | false {
  const { services, row, isWayClosed } = page
  const name = nameOf(page, row.method)
  const waits = ['review', 'approved'].includes(row.state)
  if (waits && !isOfferedFor(services, row.merchant_id, row.method))
    return html`<section class="panel proposal"><p><strong>${name} is no longer offered.</strong> Nothing is sent by it. Pay to another account of the player, or reject it: the money goes back to the balance.</p></section>`
  if (waits && isWayClosed)
    return html`<section class="panel proposal"><p><strong>${name} is closed.</strong> What is approved waits, and the player reads so, until it is <a href="/operator/money/ways?merchant=${row.merchant_id}">opened</a>.${row.state === 'approved' && elsewhere(page).length > 0 && ' To pay to another account of the player, take the approval back first.'}</p></section>`
  if (['sent', 'unknown'].includes(row.state) && !isKnownFor(services, row.merchant_id, row.method))
    return html`<section class="panel proposal"><p><strong>There is no account at ${name} any more.</strong> Ask at the provider’s own desk, and note here what it says.</p></section>`
  return false
}

/**
 * Decisions that let a withdrawal be paid: the approval while its way is offered, or another account of the player
 * where it is not or is closed.
 */
function payable(page: Deciding, approval: Decision): readonly Decision[] {
  const { services, row, isWayClosed } = page
  const isOffered = isOfferedFor(services, row.merchant_id, row.method)
  const other = isOffered && !isWayClosed ? [] : elsewhere(page)
  return isOffered ? [approval, ...other] : other
}

function elsewhere(page: Deciding): readonly Decision[] {
  const { services, row, payees } = page
  const { merchant_id: merchant, reference, payee_id } = row
  const ways = waysFor(services, merchant, row.amount_minor)
  const others = payees.filter(
    ({ id, method, removed_at, usable_at }) =>
      id !== payee_id && ways.includes(method) && removed_at === null && usable_at.getTime() <= Date.now(),
  )
  if (others.length === 0) return []
  return [
    {
      ...{ act: 'pay-elsewhere', letter: 'o', text: 'Pay to another account', fields: { merchant, reference } },
      meaning:
        'An account that the player has saved. The fee stays what the player agreed to; it waits for a decision again.',
      asks: html`<label>The account<select name="payee" required><option value="">Choose</option>${others.map(
        ({ id, method, masked }) => html`<option value="${id}">${nameOf(page, method)}, ${masked}</option>`,
      )}</select></label>`,
    },
  ]
}

/** The question to the provider, where the merchant still has an account there. */
const askable = ({ services, row }: Deciding, asking: Decision): readonly Decision[] =>
  isKnownFor(services, row.merchant_id, row.method) ? [asking] : []

/** All possible decisions about a withdrawal in its state. */
export function withdrawalDecisions(page: Deciding): Html | false {
  const { row } = page
  const { merchant_id: merchant, reference, exponent, currency, amount_minor, fee_minor, masked, account } = row
  const fields = { merchant, reference }
  const net = `${figures(amount_minor - fee_minor, exponent)} ${currency}`
  const all = `${figures(amount_minor, exponent)} ${currency}`
  const choices: Readonly<Partial<Record<WithdrawalRow['state'], readonly Decision[]>>> = {
    review: [
      ...payable(page, {
        ...{ act: 'approve', letter: 'a', text: 'Approve', tone: 'main', fields },
        meaning: html`Pays <strong>${net}</strong> to <strong>${masked}</strong> of <bdi>${account}</bdi>. You have ${UNDO_SECONDS} seconds to take it back.`,
      }),
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
    sent: askable(page, {
      ...{ act: 'ask-provider', letter: 'a', text: 'Ask the provider now', tone: 'main', fields },
      meaning: 'What it says is taken at once.',
    }),
    unknown: [
      ...askable(page, {
        ...{ act: 'ask-provider', letter: 'a', text: 'Ask the provider now', tone: 'main', fields },
        meaning: 'What it says is taken at once. What it does not know is sent again under the same number.',
      }),
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
