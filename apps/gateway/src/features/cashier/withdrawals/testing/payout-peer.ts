import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PayoutRefused, type PayoutWay } from '../../payout-ways.ts'

interface PeerOrder {
  readonly amount: string
  readonly currency: string
  readonly payee: Readonly<Record<string, string>>
  outcome: 'underWay' | 'paid' | 'failed' | 'returned'
}

/** A payment provider at the other end of HTTP, whose treatment of payouts a test sets. */
export interface PayoutPeer {
  readonly way: PayoutWay
  readonly orders: Map<string, PeerOrder>
  /** The number of requests to pay, by reference. */
  readonly payoutOrders: string[]
  /**
   * How it treats new orders: it accepts them, refuses them, accepts them and hangs up, or hangs up without accepting
   * them.
   */
  behaviour: 'take' | 'refuse' | 'takeAndHangUp' | 'hangUp'
  close(): Promise<void>
}

export async function startPayoutPeer(id = 'test-bank'): Promise<PayoutPeer> {
  const orders = new Map<string, PeerOrder>()
  const payoutOrders: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const reference = request.url?.slice(1) ?? ''
    const answer = (status: number, body: unknown) => response.writeHead(status).end(JSON.stringify(body))
    if (request.method === 'GET') {
      const order = orders.get(reference)
      return order ? answer(200, order) : answer(404, {})
    }
    payoutOrders.push(reference)
    if (peer.behaviour === 'refuse') return answer(422, { reason: 'accountClosed' })
    if (peer.behaviour !== 'hangUp' && !orders.has(reference))
      orders.set(reference, { ...(JSON.parse(Buffer.concat(chunks).toString()) as PeerOrder), outcome: 'underWay' })
    if (peer.behaviour !== 'take') return response.destroy()
    return answer(200, { providerOrder: `bank-${reference}` })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const peer: PayoutPeer = {
    orders,
    payoutOrders,
    behaviour: 'take',
    way: {
      id,
      name: { EN: 'Test bank', AR: 'مصرف' },
      min: '10',
      max: '5000',
      fee: { basisPoints: 100, fixed: '0' },
      usualMinutes: 10,
      longestMinutes: 120,
      fields: [
        { name: 'bank', type: 'bank', options: [{ value: 'bdo', name: 'BDO' }] },
        { name: 'account', type: 'accountNumber', minLength: 8, maxLength: 16 },
        { name: 'holder', type: 'name', minLength: 2, maxLength: 60 },
      ],
      async startPayout({ reference, amount, currency, payee }) {
        const response = await fetch(`${url}/${reference}`, {
          method: 'POST',
          body: JSON.stringify({ amount, currency: currency.code, payee }),
        })
        const body = (await response.json()) as { readonly providerOrder: string; readonly reason: string }
        if (response.status === 422) throw new PayoutRefused(body.reason)
        return { providerOrder: body.providerOrder }
      },
      async queryPayout({ reference }) {
        const response = await fetch(`${url}/${reference}`)
        if (response.status === 404) return null
        const { amount, currency, outcome } = (await response.json()) as PeerOrder
        const paid = { kind: 'payoutPaid', amount, currency, providerRef: `paid-${reference}` } as const
        if (outcome === 'underWay') return []
        if (outcome === 'failed') return [{ kind: 'payoutFailed', reason: 'accountClosed' }]
        if (outcome === 'paid') return [paid]
        return [paid, { kind: 'payoutReturned', providerRef: `back-${reference}`, reason: 'accountClosed' }]
      },
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return peer
}
