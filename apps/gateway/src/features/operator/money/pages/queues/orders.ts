import type { OrderState } from '@livery/contract/rewards/points/words'
import { type OrderRow, ordersIn } from '../../read/orders.ts'
import { writePlace } from '../../read/place.ts'
import { itemName } from '../order-page.ts'
import { ago, figures } from '../parts.ts'
import { account, merchant, type Queue, queue } from './queue.ts'

const orders = (state: OrderState, one: Pick<Queue<OrderRow>, 'id' | 'title' | 'lead' | 'empty' | 'tab'>): Queue =>
  queue<OrderRow>({
    ...one,
    line: 'orders',
    read: (sql, selection) => ordersIn(sql, state, selection),
    place: ({ place, id }) => writePlace({ at: place, name: id }),
    href: ({ id }) => `/operator/money/orders/${id}`,
    columns: (services) => [
      { head: 'Order', cell: ({ id }) => id, csv: ({ id }) => id },
      merchant(services),
      account(),
      { head: 'Item', cell: (row) => itemName(row), csv: ({ item_id }) => item_id },
      {
        head: 'Points',
        cell: ({ points }) => figures(BigInt(points), 0),
        csv: ({ points }) => String(points),
        isSum: true,
      },
      {
        head: 'Waits',
        cell: ({ moved_at }) => ago(moved_at),
        csv: ({ moved_at }) => moved_at.toISOString(),
        isSum: true,
      },
    ],
  })

/** Orders of the points mall by state. */
export const ORDERS: readonly Queue[] = [
  orders('ordered', {
    id: 'orders',
    tab: 'To approve',
    title: 'Orders to approve',
    lead: 'Players gave points for something that is sent to them.',
    empty: ['Nobody waits', 'Orders of the points mall come here.'],
  }),
  orders('approved', {
    id: 'orders-approved',
    tab: 'To send',
    title: 'Orders to send',
    lead: 'They are approved and not on their way yet.',
    empty: ['Nothing to send', 'Orders that are approved come here.'],
  }),
  orders('sent', {
    id: 'orders-sent',
    tab: 'Sent',
    title: 'Orders on their way',
    lead: 'Say so once the player has them.',
    empty: ['Nothing is on its way', 'Orders that are sent come here.'],
  }),
]
