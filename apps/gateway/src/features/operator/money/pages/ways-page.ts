import { type ClosedWay, WAY_DIRECTIONS, type WayDirection } from '../../../../ledger/payments/closed-ways.ts'
import { type Html, html } from '../../../../platform/http/html.ts'
import { mayDo, type Operator } from '../../person.ts'
import { type Health, healthOf, type ProviderFigures } from '../read/providers.ts'
import type { MoneyServices, MoneyWay } from '../services.ts'
import { hidden } from './decide.ts'
import { ago, badge, merchantTag, wayTag } from './parts.ts'

export interface WaysPage {
  readonly services: MoneyServices
  readonly operator: Operator
  readonly merchants: readonly string[]
  readonly figures: readonly ProviderFigures[]
  readonly closed: readonly ClosedWay[]
}

const HEALTH: Readonly<Record<Health, readonly [text: string, tone: 'success' | 'warning' | 'danger' | 'info']>> = {
  works: ['answers', 'success'],
  slow: ['some calls unanswered', 'warning'],
  down: ['does not answer', 'danger'],
  quiet: ['not asked within the hour', 'info'],
}

/**
 * Every merchant's ways to pay: the health of their provider, and a button that closes one. A way off the merchant's
 * list stays here while it is closed, since it can be opened only here; an account stays while money goes over it.
 */
export function waysPage(page: WaysPage): Html {
  const { services, merchants, figures } = page
  return html`${merchants.map((id) => {
    const ways = services.moneyWays.of(id).filter((way) => WAY_DIRECTIONS.some((one) => isListed(page, id, way, one)))
    const used = figures.filter(({ merchant_id, last_callback, pending }) => {
      return merchant_id === id && (last_callback !== null || pending > 0)
    })
    const accounts = new Set([...ways.map(({ connectionId }) => connectionId), ...used.map((one) => one.connection)])
    return html`<section class="panel" id="merchant-${id}"><div class="panel-head"><h2>${merchantTag(services, id)}</h2></div>
     ${ways.length === 0 && html`<p class="muted">It offers no ways to pay.</p>`}
     ${[...accounts].map((account) =>
       provider(
         page,
         id,
         account,
         ways.filter(({ connectionId }) => connectionId === account),
       ),
     )}</section>`
  })}`
}

const closedOne = ({ closed }: WaysPage, merchantId: string, { id }: MoneyWay, direction: WayDirection) =>
  closed.find((row) => row.merchant_id === merchantId && row.method === id && row.direction === direction)

const isListed = (page: WaysPage, merchantId: string, way: MoneyWay, direction: WayDirection) =>
  way.offered.includes(direction) || closedOne(page, merchantId, way, direction) !== undefined

function provider(page: WaysPage, merchantId: string, account: string, ways: readonly MoneyWay[]): Html {
  const one = page.figures.find(({ merchant_id, connection }) => merchant_id === merchantId && connection === account)
  const health = one ? healthOf(one) : 'quiet'
  const [text, tone] = HEALTH[health]
  return html`<div class="provider"><div class="provider-head"><h3>${account}</h3>${badge(text, tone)}
   <p class="muted">${one?.last_callback ? html`last callback ${ago(one.last_callback)} ago` : 'no callback yet'}${
     one &&
     health !== 'quiet' &&
     html` · within the hour: deposits ${one.started} started, ${one.refused} refused, ${one.unanswered} unanswered; payouts ${one.paid} paid, ${one.failed} failed, ${one.pending} under way`
   }</p></div>
   ${!ways.some(({ offered }) => offered.length > 0) && html`<p class="muted">The merchant offers no way over it any more. What is under way goes on.</p>`}
   <ul class="ways">${ways.map(
     (way) =>
       html`<li>${wayTag(page.services, merchantId, way.id)}${way.offered.length === 0 && html`<small class="muted">off the merchant’s list</small>`}<span class="switches">${WAY_DIRECTIONS.map(
         (direction) =>
           isListed(page, merchantId, way, direction) ? toggle(page, merchantId, way, direction) : html`<span></span>`,
       )}</span></li>`,
   )}</ul></div>`
}

const NAMES: Readonly<Record<WayDirection, string>> = { deposit: 'In', withdrawal: 'Out' }

function toggle(page: WaysPage, merchantId: string, way: MoneyWay, direction: WayDirection): Html {
  const { operator } = page
  const { id, name } = way
  const one = closedOne(page, merchantId, way, direction)
  const fields = { merchant: merchantId, method: id, direction }
  return html`<span class="switch">${NAMES[direction]} ${one ? badge('closed', 'danger') : badge('open', 'success')}
   ${one && html`<small class="muted">${one.closed_by}, ${ago(one.closed_at)} ago</small>`}
   ${
     mayDo(operator, 'money') &&
     html`<form method="post" action="/operator/money/acts/${one ? 'open-way' : 'close-way'}">${hidden(fields)}<button class="small ${one ? 'main' : ''}" aria-label="${one ? 'Open' : 'Close'} ${name}, ${NAMES[direction]}">${one ? 'Open' : 'Close'}</button></form>`
   }</span>`
}
