import type { ExplainedDecision, ExplainedReward, ExplainedRewards } from '../../../../ledger/rewards/explained.ts'
import { REFUSALS_IN_WORDS } from '../../../../ledger/rewards/refusals-in-words.ts'
import { type Html, html } from '../../../../platform/http/html.ts'
import { badge, figures, panel, stateBadge, sum, time } from './parts.ts'
import { type Column, table } from './table.ts'
import { REWARD_REASONS } from './words.ts'

/** Why a programme gives nothing, or why a person rejected an application. */
const REASONS: Readonly<Record<string, string>> = { ...REFUSALS_IN_WORDS, ...Object.fromEntries(REWARD_REASONS) }

const OUTCOMES: Readonly<Record<string, string>> = { given: 'given', counted: 'counted', refused: 'nothing' }

/** Names of rewards, reasons for them, and reasons against them. */
export function rewardsPanel({ rewards, decisions }: ExplainedRewards, exponent: number): Html {
  return html`${panel('Rewards', rewards.length === 0 ? html`<p class="muted">None yet.</p>` : table(rewards, REWARDS, { label: 'Rewards' }))}
   ${panel(
     'Why, and why not',
     decisions.length === 0
       ? html`<p class="muted">No programme has looked at anything of this player in 30 days.</p>`
       : table(decisions, decisionColumns(exponent), { label: 'What programmes made of 30 days' }),
   )}`
}

/** Names of a fact's inputs, where the input's own name says too little. */
const INPUTS: Readonly<Record<string, string>> = {
  bet: 'stake',
  chosen: 'chosen bonus',
  deposit: 'deposits',
  gameType: 'category',
  method: 'way to pay',
  number: 'deposit number',
  numberOfDay: 'of its day',
  refused: 'refused as',
}

/** The inputs of a fact, with amounts and moments in the usual form; empty ones are left out. */
export function inputTexts(inputs: Readonly<Record<string, unknown>>, exponent: number): Html {
  const known = Object.entries(inputs).filter(([, value]) => value !== null)
  return html`${known.map(([name, value], at) => html`${at > 0 && ', '}${inputText(name, value, exponent)}`)}`
}

function inputText(name: string, value: unknown, exponent: number): Html {
  const called = name.replace(/(Minor|Ms)$/, '')
  const label = INPUTS[called] ?? called
  if (name.endsWith('Minor') && typeof value === 'string') return html`${label} ${figures(BigInt(value), exponent)}`
  if (name.endsWith('Ms') && typeof value === 'number') return html`${label} ${time(new Date(value))}`
  return html`${label} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`
}

/** Why a programme gave nothing or took something back, or why a person rejected an application. */
export const whyText = (reason: string | null): string => (reason === null ? '' : (REASONS[reason] ?? reason))

const REWARDS: readonly Column<ExplainedReward>[] = [
  {
    head: 'Reward',
    cell: ({ id, programme }) =>
      html`<a href="/operator/money/rewards/${id}"><code>${id}</code></a><p class="muted">${programme}</p>`,
  },
  {
    head: 'State',
    cell: ({ state, reason, decided_by, missing_minor, exponent, currency }) =>
      html`${stateBadge(state)} ${whyText(reason)}${decided_by && html`<p class="muted">by ${decided_by}</p>`}
       ${missing_minor > 0n && html`<p class="muted">still to come back: ${sum(missing_minor, exponent, currency)}</p>`}`,
  },
  { head: 'For', cell: ({ fact, version }) => html`<code>${fact}</code><p class="muted">rule ${version}</p>` },
  { head: 'When', cell: ({ made_at }) => time(made_at) },
  {
    head: 'Amount',
    cell: ({ amount_minor, exponent, currency, free }) =>
      html`${sum(amount_minor, exponent, currency)}${
        free &&
        html`<p class="muted">${free.played} of ${free.rounds} free rounds at ${free.game} played (${free.state}), won
          ${sum(BigInt(free.won), exponent, currency)}</p>`
      }`,
    isSum: true,
  },
]

const decisionColumns = (exponent: number): readonly Column<ExplainedDecision>[] => [
  { head: 'Programme', cell: ({ programme }) => programme },
  {
    head: 'What came of it',
    cell: ({ outcome, reason }) => html`${badge(OUTCOMES[outcome] ?? outcome)} ${whyText(reason)}`,
  },
  {
    head: 'Latest of',
    cell: ({ fact, inputs }) =>
      html`<code>${fact}</code>${Object.keys(inputs).length > 0 && html`<p class="muted">${inputTexts(inputs, exponent)}</p>`}`,
  },
  {
    head: 'By the rule',
    cell: ({ version, since }) =>
      html`<code>${version}</code>${since && html`<p class="muted">since ${time(since)}</p>`}`,
  },
  { head: 'When', cell: ({ at }) => time(at) },
  { head: 'Facts', cell: ({ facts }) => String(facts), isSum: true },
]
