import Type, { type Static } from 'typebox'
import { DEPOSIT_STATES } from './cashier/deposits.ts'
import { WITHDRAWAL_LIMITS } from './cashier/withdrawal-limits.ts'
import { ORDER_STATES } from './rewards/points/words.ts'
import { Amount, Instant, oneOf } from './schemas.ts'

export { EVENTS_PATH } from './events-path.ts'

/** The number on a badge. */
const Count = Type.Integer({ minimum: 0 })

/**
 * Events pushed over the WebSocket at `/api/events?cursor=…&age=…`. The client's first frame is `{token}` when signed
 * in. Each frame is `{cursor, event}`; a client that reconnects with its last cursor gets everything after it. A frame
 * with event kind `ready` opens the stream and gives the first cursor; another one starts it again. A client without a
 * cursor states the age of its data in milliseconds, and gets the kinds of events that came meanwhile.
 */
export const ServerEvent = Type.Union([
  Type.Object({
    kind: Type.Literal('ready'),
    missed: Type.Optional(
      Type.Literal(true, {
        description: 'The cursor could not be resumed: what is shown may be old, and is asked anew',
      }),
    ),
    changed: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Kinds of the events that came while the client asked and did not hear yet',
      }),
    ),
  }),
  Type.Object({
    kind: Type.Literal('balance'),
    balance: Amount,
    currency: Type.String(),
    version: Type.Integer({ description: 'Rises with each posting on the account; a lower one is stale' }),
    at: Instant,
  }),
  Type.Object({
    kind: Type.Literal('withdrawal'),
    reference: Type.String(),
    state: Type.String(),
    at: Instant,
  }),
  Type.Object({
    kind: Type.Literal('deposit'),
    reference: Type.String(),
    state: oneOf(DEPOSIT_STATES),
    at: Instant,
  }),
  Type.Object({
    kind: Type.Literal('ways', { description: 'A way to pay of the merchant was closed or opened' }),
    at: Instant,
  }),
  Type.Object({
    kind: Type.Literal('walletTransfer', { description: 'Between the main wallet and one that a vendor keeps' }),
    reference: Type.String(),
    state: Type.String(),
    at: Instant,
  }),
  Type.Object({
    kind: Type.Literal('transfer', { description: 'Money came from, or went to, another member of the team' }),
    reference: Type.String(),
    at: Instant,
  }),
  Type.Object(
    { kind: Type.Literal('announcements'), at: Instant },
    { description: 'What the site announces was changed or ended' },
  ),
  Type.Object({ kind: Type.Literal('notice'), id: Type.String(), title: Type.String(), at: Instant }),
  Type.Object(
    {
      kind: Type.Literal('message'),
      id: Type.Optional(Type.String({ description: 'Of the message that came' })),
      unread: Type.Optional(Count),
      at: Instant,
    },
    { description: 'A message came, or was read elsewhere; without `unread` it was written to many' },
  ),
  Type.Object(
    { kind: Type.Literal('reward'), ready: Count, at: Instant },
    { description: 'How many rewards can be claimed now' },
  ),
  Type.Object(
    { kind: Type.Literal('mission'), ready: Count, at: Instant },
    { description: 'A mission of the member has moved on; how many can be claimed now' },
  ),
  Type.Object(
    { kind: Type.Literal('order'), id: Type.String(), state: oneOf(ORDER_STATES), at: Instant },
    { description: 'An order of the points mall has moved on' },
  ),
  Type.Object(
    { kind: Type.Literal('raffle'), id: Type.String(), state: Type.String(), at: Instant },
    { description: 'A raffle was opened, closed or drawn; for everybody' },
  ),
  Type.Object(
    { kind: Type.Literal('level'), level: Count, at: Instant },
    { description: 'The member has come to another VIP level' },
  ),
  Type.Object(
    { kind: Type.Literal('contract'), id: Type.String(), state: Type.String(), at: Instant },
    { description: 'A contract was offered, or somebody answered one' },
  ),
  Type.Object(
    { kind: Type.Literal('team'), at: Instant },
    { description: 'Something of the member’s team, its links or contracts was changed, by the member or by who came' },
  ),
  Type.Object(
    { kind: Type.Literal('feedback'), id: Type.String(), at: Instant },
    { description: 'Customer service answered' },
  ),
  Type.Object(
    { kind: Type.Literal('limit'), limit: oneOf(WITHDRAWAL_LIMITS), until: Instant, at: Instant },
    { description: 'The member has reached a limit, which holds until that moment' },
  ),
  Type.Object({ kind: Type.Literal('signedOut'), reason: Type.String() }),
])
export type ServerEvent = Static<typeof ServerEvent>
export type ServerEventKind = ServerEvent['kind']

export interface EventFrame {
  readonly cursor: string
  readonly event: ServerEvent
}
