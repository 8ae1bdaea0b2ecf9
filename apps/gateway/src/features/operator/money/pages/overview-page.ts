import { type Html, html } from '../../../../platform/http/html.ts'
import { countText } from '../../frame.ts'
import type { Counts } from '../read/counts.ts'
import type { FailingJob } from '../read/failing-jobs.ts'
import { healthOf, type ProviderFigures } from '../read/providers.ts'
import type { MoneyServices } from '../services.ts'
import { badge, merchantTag, panel, time, timesText } from './parts.ts'

interface Tile {
  readonly id: keyof Counts
  readonly href: string
  readonly name: string
  readonly text: string
  readonly tone: 'warning' | 'danger' | 'info'
}

const TILES: readonly Tile[] = [
  {
    id: 'review',
    href: '/operator/money/queue/review',
    name: 'Withdrawals to decide',
    text: 'Players wait',
    tone: 'warning',
  },
  {
    id: 'proposals',
    href: '/operator/money/queue/proposals',
    name: 'For a second person',
    text: 'Begun by one',
    tone: 'warning',
  },
  {
    id: 'deposits',
    href: '/operator/money/queue/deposits',
    name: 'Deposits to match',
    text: 'Players wait',
    tone: 'warning',
  },
  {
    id: 'suspense',
    href: '/operator/money/queue/suspense',
    name: 'Without an owner',
    text: 'Money nobody claims',
    tone: 'warning',
  },
  {
    id: 'unknown',
    href: '/operator/money/queue/unknown',
    name: 'Unknown payouts',
    text: 'No answer yet',
    tone: 'danger',
  },
  { id: 'disputed', href: '/operator/money/queue/disputed', name: 'Disputes', text: '“It never came”', tone: 'danger' },
  {
    id: 'differences',
    href: '/operator/money/queue/differences',
    name: 'Open differences',
    text: 'Books and lists',
    tone: 'warning',
  },
  { id: 'debts', href: '/operator/money/queue/debts', name: 'Debts', text: 'Spent and taken back', tone: 'info' },
  {
    id: 'applications',
    href: '/operator/money/queue/applications',
    name: 'Applications',
    text: 'Players wait',
    tone: 'warning',
  },
  {
    id: 'corrections',
    href: '/operator/money/queue/corrections',
    name: 'Rewards to come back',
    text: 'Given and undone',
    tone: 'info',
  },
  {
    id: 'orders',
    href: '/operator/money/queue/orders',
    name: 'Orders of the mall',
    text: 'Players wait',
    tone: 'warning',
  },
  {
    id: 'approved',
    href: '/operator/money/queue/approved',
    name: 'Approved withdrawals',
    text: 'Not sent yet',
    tone: 'info',
  },
  {
    id: 'sent',
    href: '/operator/money/queue/sent',
    name: 'Withdrawals on their way',
    text: 'With the providers',
    tone: 'info',
  },
  {
    id: 'chargebacks',
    href: '/operator/money/queue/chargebacks',
    name: 'Taken back by banks',
    text: 'Not settled',
    tone: 'info',
  },
  { id: 'closed', href: '/operator/money/ways', name: 'Closed ways', text: 'Until somebody opens them', tone: 'info' },
]

/** All queues with their counts, providers that do not answer, and jobs that fail. */
export function overviewPage(
  services: MoneyServices,
  counts: Counts,
  figures: readonly ProviderFigures[],
  failing: readonly FailingJob[],
): Html {
  const ill = figures.filter((one) => ['down', 'slow'].includes(healthOf(one)))
  return html`<ul class="tiles">${TILES.map(
    ({ id, href, name, text, tone }) =>
      html`<li data-row><a href="${href}" data-open data-tone="${counts[id] > 0 ? tone : ''}"><strong data-count="${id}">${countText(counts[id])}</strong><span>${name}</span><small>${counts[id] > 0 ? text : 'Nothing waits'}</small></a></li>`,
  )}</ul>
  ${panel(
    'Providers',
    ill.length === 0
      ? html`<p>${badge('all answer', 'success')} <span class="muted">Every provider that was asked within the hour has answered.</span></p>`
      : html`<ul class="lines">${ill.map(
          (one) =>
            html`<li class="between"><span>${merchantTag(services, one.merchant_id)} ${one.connection}</span>${badge(healthOf(one) === 'down' ? 'does not answer' : 'some calls unanswered', healthOf(one) === 'down' ? 'danger' : 'warning')}</li>`,
        )}</ul>`,
    html`<a class="button plain" href="/operator/money/ways">Ways to pay</a>`,
  )}
  ${panel(
    'Jobs',
    failing.length === 0
      ? html`<p>${badge('none fails', 'success')} <span class="muted">What the gateways do by themselves is done.</span></p>`
      : html`<ul class="lines">${failing.map(
          (job) =>
            html`<li><p class="between"><span>${job.merchant_id !== null && merchantTag(services, job.merchant_id)} ${job.kind} <code>${job.key}</code></span>${badge(`failed ${timesText(job.failures)}`, 'danger')}</p><p class="muted">${job.last_error} Next try ${time(job.due_at)}</p></li>`,
        )}</ul>`,
  )}`
}
