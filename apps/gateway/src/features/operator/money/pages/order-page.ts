import type { PostalAddress } from '@livery/contract/rewards/points/redeem'
import { ADDRESS_FIELDS, type AddressField, type EarnedKind } from '@livery/contract/rewards/points/words'
import { type Html, html } from '../../../../platform/http/html.ts'
import { unsealed } from '../../../../platform/secrets/seal.ts'
import { sealOwner } from '../../../../platform/secrets/sealed-columns.ts'
import { mayDo, type Operator } from '../../person.ts'
import type { EarnedRow, OrderRow } from '../read/orders.ts'
import type { MoneyServices } from '../services.ts'
import { decision } from './decide.ts'
import { badge, facts, figures, merchantTag, panel, playerLink, stateBadge, time } from './parts.ts'
import { type Column, table } from './table.ts'
import { ORDER_REASONS } from './words.ts'

/** The item's name when it was ordered, in English where there is one. */
export const itemName = ({ name, item_id }: OrderRow): string => name.EN ?? Object.values(name)[0] ?? item_id

const OPEN = ['ordered', 'approved', 'sent']
const ADDRESS_WORDS: Readonly<Record<AddressField, string>> = {
  name: 'Name',
  phone: 'Telephone',
  street: 'Street',
  city: 'Town',
  postcode: 'Postal code',
}

interface OrderPage {
  readonly services: MoneyServices
  readonly operator: Operator
  readonly row: OrderRow
}

/** One order of a points mall: its item, its destination, and the next decisions. */
export function orderPage({ services, operator, row }: OrderPage): Html {
  const may = mayDo(operator, 'money')
  const { merchant_id, member_id, account, state } = row
  return html`<div class="columns"><div>
   ${may && decide(row)}
   ${may && OPEN.includes(state) && address(services, row)}</div><div>
   ${panel(
     'Order',
     facts([
       ['State', state === 'sent' ? badge('Sent to the player') : stateBadge(state)],
       ['Item', html`${itemName(row)} <code>${row.item_id}</code>`],
       ['Points', figures(BigInt(row.points), 0)],
       ['Merchant', merchantTag(services, merchant_id)],
       ['Player', playerLink(merchant_id, member_id, account)],
       ['Ordered', time(row.made_at)],
       ['Since', time(row.moved_at)],
       row.tracking !== null && ['Note of sending', row.tracking],
       row.decided_by !== null && ['Decided by', row.decided_by],
       row.reason !== null && ['Why', orderReason(row.reason)],
     ]),
   )}</div></div>`
}

/** Why an order was rejected: the text of a code, or own words. */
const orderReason = (reason: string): string => ORDER_REASONS.find(([code]) => code === reason)?.[1] ?? reason

function decide({ merchant_id: merchant, id: reference, state, points }: OrderRow): Html | false {
  const fields = { merchant, reference }
  const reject = decision({
    ...{ act: 'reject-order', letter: 'r', text: 'Reject', tone: 'danger', fields, reasons: ORDER_REASONS },
    meaning: html`The player reads why, and has the ${figures(BigInt(points), 0)} points again.`,
  })
  if (state === 'ordered')
    return acts(
      decision({
        ...{ act: 'approve-order', letter: 'a', text: 'Approve', tone: 'main', fields },
        meaning: 'It is made ready to be sent.',
      }),
      reject,
    )
  if (state === 'approved')
    return acts(
      decision({
        ...{ act: 'send-order', letter: 'a', text: 'Sent', tone: 'main', fields },
        meaning: 'It is on its way.',
        asks: html`<label>Who carries it, and its number: the player reads this<input name="tracking" minlength="3" maxlength="120" required></label>`,
      }),
      reject,
    )
  if (state === 'sent')
    return acts(
      decision({
        ...{ act: 'order-done', letter: 'a', text: 'Delivered', tone: 'main', fields },
        meaning: 'The player has it.',
      }),
    )
  return false
}

const acts = (...list: readonly Html[]): Html =>
  html`<section class="panel decide"><h2>Decide</h2><div class="actions">${list}</div></section>`

function address({ settings }: MoneyServices, { id, sealed_address }: OrderRow): Html | false {
  if (sealed_address === null) return false
  const parts = JSON.parse(
    unsealed(settings, 'point-address', sealed_address, sealOwner([id])).toString(),
  ) as PostalAddress
  const fields = Object.keys(ADDRESS_FIELDS) as AddressField[]
  return panel('Where it goes', facts(fields.map((field) => [ADDRESS_WORDS[field], html`<bdi>${parts[field]}</bdi>`])))
}

const KINDS: Readonly<Record<string, string>> = {
  liveCasino: 'live casino',
  pvp: 'card games',
} satisfies Partial<Record<EarnedKind, string>>

/** Facts that explain a player's points. */
export function earnedPanel(rows: readonly EarnedRow[], exponent: number): Html {
  const columns: readonly Column<EarnedRow>[] = [
    { head: 'For', cell: ({ source, key }) => html`<code>${source} ${key}</code>` },
    { head: 'Kind', cell: ({ kind }) => KINDS[kind] ?? kind },
    { head: 'When', cell: ({ at }) => time(at) },
    {
      head: 'By the rate',
      cell: ({ points, per_minor, version }) =>
        html`${points} for ${figures(BigInt(per_minor), exponent)}<p class="muted">rule ${version}</p>`,
    },
    { head: 'Counted', cell: ({ amount_minor }) => figures(BigInt(amount_minor), exponent), isSum: true },
    { head: 'Points', cell: ({ micro }) => String(Number(micro) / 1_000_000), isSum: true },
  ]
  return panel(
    'Points',
    rows.length === 0
      ? html`<p class="muted">Nothing has given points yet.</p>`
      : table(rows, columns, { label: 'What gave points' }),
  )
}
