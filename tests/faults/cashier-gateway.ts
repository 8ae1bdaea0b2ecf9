// The gateway as `gateway.ts` has it, which also looks into its own database for the test: only one process may open
// the embedded one. Answers each message `{ id, ask, … }` with `{ id, answer }`, or `{ id, fault }`.
import { join } from 'node:path'
import { assemble, type RunningGateway } from '../../apps/gateway/src/composition/assemble.ts'
import { providerAccounts } from '../../apps/gateway/src/composition/payment-ways.ts'
import { reconcile } from '../../apps/gateway/src/features/cashier/reconciliation/reconcile.ts'
import { checkInvariants } from '../../apps/gateway/src/ledger/invariants.ts'
import { openDifferences } from '../../apps/gateway/src/ledger/payments/reconciliation.ts'
import { readSettings } from '../../apps/gateway/src/platform/settings.ts'

export type CashierAsk =
  | { readonly ask: 'sql'; readonly text: string; readonly values: readonly unknown[] }
  | {
      readonly ask: 'reconcile'
      readonly merchantId: string
      /** The days whose lines are taken, and the day under which they are reconciled with the books. */
      readonly days: readonly string[]
      readonly as: string
      /** Lines that were in an earlier list. */
      readonly listed: readonly string[]
    }
  | { readonly ask: 'books' }

const settings = readSettings(process.env, join(import.meta.dirname, '../..'))
const running = await assemble(settings, {
  assets: () => null,
  developmentHead: async () => null,
  build: () => Promise.reject(new Error('this gateway renders no pages')),
})
process.on('message', ({ id, ...request }: CashierAsk & { readonly id: number }) => {
  act(running, request as CashierAsk).then(
    (answer) => process.send?.({ id, answer }),
    (error: unknown) => process.send?.({ id, fault: String(error) }),
  )
})
await running.app.listen({ port: settings.port, host: '127.0.0.1' })
console.log(JSON.stringify({ ready: true }))

async function act({ gateway }: RunningGateway, request: CashierAsk): Promise<unknown> {
  const { database, payments, registry } = gateway
  if (request.ask === 'sql') return (await database.pool.query(request.text, [...request.values])).rows
  if (request.ask === 'books') return (await checkInvariants(database.everyMerchant)).faults
  const { merchantId, days, as, listed } = request
  const before = new Set(listed)
  const lines: string[] = []
  for (const account of await providerAccounts(payments, registry)) {
    if (account.merchant.id !== merchantId || !account.isOffered) continue
    const settlement = async () => {
      const all = (await Promise.all(days.map((day) => account.settlement(day)))).flat()
      const fresh = all.filter((line) => !before.has(`${account.connectionId} ${line.direction} ${line.providerRef}`))
      lines.push(...fresh.map((line) => `${account.connectionId} ${line.direction} ${line.providerRef}`))
      return fresh
    }
    await reconcile(database, { ...account, settlement }, as)
  }
  const open = await openDifferences(database.of(merchantId), { merchantId })
  return { lines, open: open.map(({ kind, direction, provider_ref }) => `${kind} ${direction} ${provider_ref}`) }
}
