import { textIn } from '@livery/merchant/texts'
import { type Html, html } from '../../../../platform/http/html.ts'
import { mayDo, type Operator } from '../../person.ts'
import type { Proposal } from '../acts/proposals.ts'
import type { CorrectionRow, RewardRow } from '../read/rewards.ts'
import type { MoneyServices } from '../services.ts'
import { decision, proposed } from './decide.ts'
import { ago, facts, figures, merchantTag, panel, playerLink, stateBadge, sum, time, timesText } from './parts.ts'
import { inputTexts, whyText } from './rewards.ts'
import { type Column, table } from './table.ts'
import { REWARD_REASONS } from './words.ts'

export interface RewardPage {
  readonly services: MoneyServices
  readonly operator: Operator
  readonly row: RewardRow
  readonly corrections: readonly CorrectionRow[]
  /** Other rewards of the programme to the player. */
  readonly earlier: number
  readonly proposal: Proposal | null
}

/** The merchant's name for a programme or a raffle; its id where it is gone. */
export function programmeName({ registry }: Pick<MoneyServices, 'registry'>, merchantId: string, id: string): string {
  const merchant = registry.site(merchantId)?.merchant
  const stated = merchant?.programmes?.find((one) => one.id === id)
  const raffle = merchant?.raffles?.find((one) => one.id === id)
  if (merchant && raffle) return textIn(raffle.name, 'EN', merchant.languages)
  if (!merchant || !stated) return id
  const promotion = merchant.promotions.find((one) => one.id === stated.promotion)
  return textIn(stated.name ?? promotion?.title ?? { EN: id }, 'EN', merchant.languages)
}

/** One reward: its reason, the player's words, the decisions, and the amount to take back. */
export function rewardPage({ services, operator, row, corrections, earlier, proposal }: RewardPage): Html {
  const { merchant_id, member_id, account, programme_id, state, exponent, currency, amount_minor, turnover_minor } = row
  const may = mayDo(operator, 'money')
  const open = corrections.filter(({ closed_by, missing_minor }) => closed_by === null && missing_minor > 0n)
  return html`<div class="columns"><div>
   ${proposal && proposed(proposal, operator)}
   ${row.comment !== null && panel('What the player says', html`<p><bdi>${row.comment}</bdi></p>`)}
   ${state === 'applying' && !proposal && may && decide(row)}
   ${open.map((one) => may && !proposal && amountToTakeBack(one))}
   ${
     corrections.length > 0 &&
     panel('Taken back', table(corrections, CORRECTIONS, { label: 'Corrections of this reward' }))
   }
   ${panel(
     'What was known',
     html`<p><code>${row.fact}</code></p><p class="muted">${inputTexts(row.inputs, exponent)}</p>`,
   )}</div><div>
   ${panel(
     'Reward',
     facts([
       ['State', stateBadge(state)],
       ['Amount', sum(amount_minor, exponent, currency)],
       turnover_minor > 0n && ['To be staked', sum(turnover_minor, exponent, currency)],
       ['Programme', html`${programmeName(services, merchant_id, programme_id)} <code>${programme_id}</code>`],
       ['Rule', html`<code>${row.version}</code>`],
       ['Merchant', merchantTag(services, merchant_id)],
       ['Player', playerLink(merchant_id, member_id, account)],
       ['Had of it before', timesText(earlier)],
       [state === 'applying' ? 'Applied' : 'Made', time(row.made_at)],
       row.decided_by !== null && ['Decided by', row.decided_by],
       row.reason !== null && ['Why', whyText(row.reason)],
     ]),
   )}</div></div>`
}

function decide({ merchant_id: merchant, id: reference, account, amount_minor, exponent, currency }: RewardRow): Html {
  const fields = { merchant, reference }
  return html`<section class="panel decide"><h2>Decide</h2><div class="actions">${decision({
    ...{ act: 'grant', letter: 'a', text: 'Grant', tone: 'main', fields },
    meaning: html`Gives <strong>${figures(amount_minor, exponent)} ${currency}</strong> to <bdi>${account}</bdi>, out of the programme’s budget.`,
  })}${decision({
    ...{ act: 'reject-reward', letter: 'r', text: 'Reject', tone: 'danger', fields, reasons: REWARD_REASONS },
    meaning: 'The player reads why, and what was kept of the budget is free again.',
  })}</div></section>`
}

function amountToTakeBack({ merchant_id: merchant, reward_id: reference, turn, ...row }: CorrectionRow): Html {
  const fields = { merchant, reference, turn: String(turn) }
  const missing = html`<strong>${figures(row.missing_minor, row.exponent)} ${row.currency}</strong>`
  return html`<section class="panel decide"><h2>Still to come back</h2>
   <p>${missing}, because ${whyText(row.reason)}: ${ago(row.opened_at)} ago.</p><div class="actions">${decision({
     ...{ act: 'collect', letter: 'a', text: 'Take it now', tone: 'main', fields },
     meaning: html`Takes up to ${missing} out of what <bdi>${row.account}</bdi> has now and may withdraw.`,
   })}${decision({
     ...{ act: 'forgive', letter: 'x', text: 'Leave it', tone: 'danger', fields },
     asksWhy: 'Why, for the audit log',
     meaning: html`${missing} stay with the player, and the programme’s budget bears them.`,
   })}</div></section>`
}

const CORRECTIONS: readonly Column<CorrectionRow>[] = [
  { head: 'When', cell: ({ opened_at }) => time(opened_at) },
  {
    head: 'Why',
    cell: ({ reason, closed_by }) =>
      html`${whyText(reason)}${closed_by && html`<p class="muted">closed by ${closed_by}</p>`}`,
  },
  {
    head: 'To come back',
    cell: ({ amount_minor, exponent, currency }) => sum(amount_minor, exponent, currency),
    isSum: true,
  },
  {
    head: 'Missing',
    cell: ({ missing_minor, exponent, currency }) => sum(missing_minor, exponent, currency),
    isSum: true,
  },
]
