import { textIn } from '@livery/merchant/texts'
import { type Html, html } from '../../../../platform/http/html.ts'
import type { RaffleFigures, WinnerRow } from '../read/raffles.ts'
import type { MoneyServices } from '../services.ts'
import { badge, empty, facts, figures, merchantTag, panel, playerLink, time } from './parts.ts'
import { type Column, table } from './table.ts'

type Tone = Parameters<typeof badge>[1]

const STATES: Readonly<Record<RaffleFigures['state'], readonly [text: string, tone: Tone]>> = {
  open: ['open', 'success'],
  closed: ['waits for its draw', 'warning'],
  drawn: ['drawn', 'info'],
}
const WINS: Readonly<Record<WinnerRow['state'], readonly [text: string, tone: Tone]>> = {
  ready: ['not claimed yet', 'warning'],
  claimed: ['claimed', 'success'],
  expired: ['gone', 'info'],
}

const number = (count: number) => figures(BigInt(count), 0)

/** Raffles with their tickets; each leads to its own page. */
export function raffleListPage(services: MoneyServices, raffles: readonly RaffleFigures[]): Html {
  if (raffles.length === 0) return empty('No raffles', 'Raffles of merchants are listed here from their opening on.')
  const columns: readonly Column<RaffleFigures>[] = [
    { head: 'Raffle', cell: ({ id }) => html`<code>${id}</code>` },
    { head: 'Merchant', cell: ({ merchant_id }) => merchantTag(services, merchant_id) },
    { head: 'State', cell: ({ state }) => badge(...STATES[state]) },
    { head: 'Tickets', cell: ({ tickets }) => number(tickets) },
    { head: 'Players', cell: ({ holders }) => number(holders) },
    { head: 'Closes', cell: ({ closes_at }) => time(closes_at) },
    { head: 'Draw', cell: ({ drawn_at, draws_at }) => time(drawn_at ?? draws_at) },
  ]
  return table(raffles, columns, {
    label: 'Raffles',
    href: ({ merchant_id, id }) => `/operator/money/raffles/${merchant_id}/${id}`,
  })
}

/** One raffle: its published terms, and its winners. */
export function rafflePage(services: MoneyServices, raffle: RaffleFigures, winners: readonly WinnerRow[]): Html {
  const languages = services.registry.site(raffle.merchant_id)?.merchant.languages ?? ['EN']
  const textOf = (texts: Readonly<Record<string, string>>) => textIn(texts, 'EN', languages)
  const code = (value: string | null) => value && html`<code>${value}</code>`
  const nobody = html`<p class="muted">Nobody yet.</p>`
  return html`${panel(
    textOf(raffle.terms.name),
    facts([
      ['Merchant', merchantTag(services, raffle.merchant_id)],
      ['State', badge(...STATES[raffle.state])],
      ['Tickets', `${number(raffle.tickets)} of ${number(raffle.given)} that were given`],
      ['Players', number(raffle.holders)],
      ['Opens', time(raffle.opens_at)],
      ['Closes', time(raffle.closes_at)],
      ['Draw', time(raffle.drawn_at ?? raffle.draws_at)],
      ['Digest of the seed', code(raffle.commitment)],
      ['Digest of the list', code(raffle.list_hash)],
      ['Seed', code(raffle.seed)],
    ]),
  )}${panel('Winners', winners.length === 0 ? nobody : table(winners, winnerColumns(raffle, textOf), { label: 'Winners' }))}`
}

function winnerColumns(
  { merchant_id, terms }: RaffleFigures,
  textOf: (texts: Readonly<Record<string, string>>) => string,
): readonly Column<WinnerRow>[] {
  const prizeText = (index: number) => {
    const { kind, amount, name } = terms.prizes[index] ?? {}
    return name ? textOf(name) : `${amount ?? ''} in ${kind ?? ''}`
  }
  return [
    { head: 'Place', cell: ({ place }) => String(place) },
    { head: 'Player', cell: ({ member_id, account }) => playerLink(merchant_id, member_id, account) },
    { head: 'Ticket', cell: (one) => String(one.number) },
    {
      head: 'Prize',
      cell: ({ prize, reward_id }) =>
        reward_id === null
          ? prizeText(prize)
          : html`<a href="/operator/money/rewards/${reward_id}">${prizeText(prize)}</a>`,
    },
    { head: 'State', cell: ({ state }) => badge(...WINS[state]) },
    { head: 'Claimed', cell: ({ claimed_at }) => claimed_at && time(claimed_at) },
  ]
}
