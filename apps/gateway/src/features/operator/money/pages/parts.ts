import { fromMinor } from '@livery/locale/amount'
import { grouped, numberLayout } from '@livery/locale/number-layout'
import { localeByCode } from '@livery/locale/registry'
import { raffleOfTickets } from '../../../../ledger/raffle/raffles.ts'
import { type Html, html } from '../../../../platform/http/html.ts'
import type { MoneyServices } from '../services.ts'
import { STATE_TONES, stateText } from './words.ts'

const LAYOUT = numberLayout(localeByCode('EN')!)
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** A sum as operators read it: `1,250.50`. */
export function figures(minor: bigint, exponent: number): string {
  const [whole = '', fraction] = fromMinor(minor < 0n ? -minor : minor, exponent).split('.')
  const sign = minor < 0n ? '−' : ''
  return sign + grouped(whole, LAYOUT).join('') + (fraction === undefined ? '' : `.${fraction}`)
}

/** A sum with its currency; tickets are those of a raffle, whose id stands below them. */
export function sum(minor: bigint, exponent: number, currency: string): Html {
  const raffle = raffleOfTickets(currency)
  return html`<span class="sum">${figures(minor, exponent)} <small>${raffle === undefined ? currency : 'tickets'}</small></span>${raffle !== undefined && html`<p class="muted"><code>${raffle}</code></p>`}`
}

export const time = (at: Date): Html => html`<time datetime="${at.toISOString()}">${MOMENT.format(at)} UTC</time>`

/** How long something has waited: `12 min`, `3 h`, `2 d`. */
export function age(at: Date, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - at.getTime()) / 60_000))
  if (minutes < 60) return `${minutes} min`
  return minutes < 2_880 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1_440)} d`
}

/** How long ago, with the exact time as its title. */
export const ago = (at: Date): Html => html`<time datetime="${at.toISOString()}">${age(at)}</time>`

/** How often something has happened. */
export const timesText = (count: number): string => (count === 0 ? 'never' : count === 1 ? 'once' : `${count} times`)

export const badge = (text: string, tone: 'success' | 'warning' | 'danger' | 'info' = 'info'): Html =>
  html`<span class="badge" data-tone="${tone}">${text}</span>`

/** The state of an order, a reward or of money, in words. */
export const stateBadge = (state: string, tone = STATE_TONES[state]): Html => badge(stateText(state), tone)

/** A merchant's mark and name. */
export function merchantTag({ registry }: Pick<MoneyServices, 'registry'>, id: string): Html {
  return html`<span class="tag"><img src="/operator/merchants/${id}/icon.svg" alt="" width="20" height="20"><span>${registry.site(id)?.merchant.name ?? id}</span></span>`
}

/** A way to pay's picture and name. */
export function wayTag({ moneyWays }: Pick<MoneyServices, 'moneyWays'>, merchantId: string, methodId: string): Html {
  const way = moneyWays.of(merchantId).find(({ id }) => id === methodId)
  return html`<span class="tag">${way && html`<img class="way" src="${way.logoUrl}" alt="" width="60" height="18">`}<span>${way?.name ?? methodId}</span></span>`
}

export const playerLink = (merchantId: string, memberId: string, account: string): Html =>
  html`<a href="/operator/money/players/${merchantId}/${memberId}"><bdi>${account}</bdi></a>`

/** Replaces an empty list. */
export const empty = (title: string, text: string): Html =>
  html`<div class="empty"><svg viewBox="0 0 96 72" aria-hidden="true"><rect x="14" y="14" width="68" height="46" rx="4"/><path d="M14 27h68M26 40h28M26 49h18"/><circle cx="72" cy="50" r="14"/><path d="M66 50l4 4 8-8"/></svg><h2>${title}</h2><p class="muted">${text}</p></div>`

/** Facts by name, without those that are null. */
export const facts = (lines: readonly (readonly [string, Html | string | number | null] | null | false)[]): Html =>
  html`<dl class="facts">${lines.map((line) => line && line[1] !== null && html`<div><dt>${line[0]}</dt><dd>${line[1]}</dd></div>`)}</dl>`

/** A panel with a heading. */
export const panel = (title: string, body: Html | readonly Html[], beside: Html | false = false): Html =>
  html`<section class="panel"><div class="panel-head"><h2>${title}</h2>${beside}</div>${body}</section>`

/** Pictures that a member sent, small; each opens in a page of its own. */
export const pictures = (list: readonly { readonly src: string; readonly alt: string }[]): Html =>
  html`<div class="pictures">${list.map(
    ({ src, alt }) =>
      html`<a href="${src}" target="_blank" rel="noreferrer"><img src="${src}" loading="lazy" alt="${alt}"></a>`,
  )}</div>`
