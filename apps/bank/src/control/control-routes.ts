import type { FastifyInstance } from 'fastify'
import { isWire } from '../accounts.ts'
import { OrderRefused } from '../instructions/instructions.ts'
import type { Paying } from '../orders/book.ts'
import { CALLBACK_WAYS, PAYOUT_WAYS, START_WAYS } from '../records.ts'
import type { Control } from './control.ts'

type ControlBody = Readonly<Record<string, unknown>>

/** The events that can be triggered, by the last part of the address. */
const ACTIONS: Readonly<Record<string, (control: Control, name: string, fields: ControlBody) => unknown>> = {
  pay: (control, name, fields) => control.pay(name, payingOf(fields)),
  confirm: (control, name, { blocks }) => control.confirm(name, typeof blocks === 'number' ? blocks : 1),
  reorganise: (control, name) => control.reorganise(name),
  refuse: (control, name) => control.refuse(name),
  chargeback: (control, name) => control.chargeback(name),
  'reverse-chargeback': (control, name) => control.reverseChargeback(name),
  'payout-paid': (control, name) => control.payoutPaid(name),
  'payout-failed': (control, name) => control.payoutFailed(name),
  'payout-returned': (control, name) => control.payoutReturned(name),
  'send-again': (control, name) => control.sendAgain(name),
}

/**
 * The bank's control for tests in another process: `POST /control/orders/<reference>/<action>` and `POST
 * /control/accounts/<merchant>`. Only JSON is accepted, which no page of another origin may send without permission.
 */
export async function controlRoutes(app: FastifyInstance, control: Control): Promise<void> {
  app.get<{ Params: { name: string } }>('/control/orders/:name', ({ params }) => control.order(params.name))
  app.get<{ Params: { name: string } }>('/control/payouts/:name', ({ params }) => control.payout(params.name))
  app.post<{ Params: { name: string; action: string }; Body: ControlBody | null }>(
    '/control/orders/:name/:action',
    async ({ params, body }) => {
      const act = Object.hasOwn(ACTIONS, params.action) ? ACTIONS[params.action] : undefined
      if (!act) throw new OrderRefused('action_unknown')
      return { done: (await act(control, params.name, body ?? {})) ?? true }
    },
  )
  app.post<{ Params: { account: string }; Body: ControlBody | null }>(
    '/control/accounts/:account',
    async ({ params: { account }, body }) => {
      const fields = body ?? {}
      const behaviour = control.behave(account, behaviourOf(fields))
      const key = isWire(fields.changeKey) ? control.changeKey(account, fields.changeKey) : undefined
      if (isWire(fields.endOldKeys)) control.endOldKeys(account, fields.endOldKeys)
      if (fields.sendAll === true) await control.sendAll(account)
      return { behaviour, ...(key === undefined ? {} : { key }) }
    },
  )
}

function payingOf({ amount, currency, payerName, withoutReference }: ControlBody): Paying {
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  if (amount !== undefined && !/^\d{1,14}(\.\d{1,4})?$/.test(String(amount))) throw new OrderRefused('amount_invalid')
  return {
    amount: text(amount),
    currency: text(currency),
    payerName: text(payerName),
    withoutReference: withoutReference === true,
  }
}

function behaviourOf({ callbacks, payouts, starts }: ControlBody) {
  const known = <Way extends string>(ways: readonly Way[], value: unknown) => ways.find((way) => way === value)
  const [one, two, three] = [known(CALLBACK_WAYS, callbacks), known(PAYOUT_WAYS, payouts), known(START_WAYS, starts)]
  return { ...(one ? { callbacks: one } : {}), ...(two ? { payouts: two } : {}), ...(three ? { starts: three } : {}) }
}
