import type { sharedSecretSettings } from '@livery/contract/adapter-parts'
import { demonstrationKey, verifyBody } from '@livery/contract/seamless'
import {
  type RawWalletCall,
  type SeamlessAdapter,
  type WalletAnswer,
  type WalletOperation,
  WalletRefusal,
  type WalletStatus,
} from '@livery/contract/vendor'
import Fastify, { type FastifyReply } from 'fastify'
import { toDecimal, toMinor } from '../money.ts'

/** The faults that one call can meet, once. */
export type Fault =
  /** The call is carried out, but its answer never arrives. */
  | 'silent-after'
  /** The call is lost on its way: not carried out, no answer. */
  | 'silent-before'
  /** The call is carried out, and the connection breaks instead of an answer. */
  | 'cut-after'
  /** The connection breaks before the call is carried out. */
  | 'cut-before'
  /** HTTP 500 with a page instead of an answer; not carried out. */
  | 'error-page'
  /** A verdict of ERROR; carried out all the same. */
  | 'error-after'

interface Posting {
  readonly operation: WalletOperation
  readonly answer: WalletAnswer
}

/**
 * A wallet for tests and development: the real protocol with HTTP, signatures and idempotency, one player, one session,
 * and faults on demand.
 */
export class WalletServer {
  readonly secret: string
  readonly sessionId: string
  readonly calls: WalletOperation[] = []
  /** The raw calls. */
  readonly raw: RawWalletCall[] = []
  readonly #exponent: number
  readonly #currency: string
  readonly #app = Fastify({ forceCloseConnections: true })
  readonly #faults = new Map<string, Fault[]>()
  readonly #postings = new Map<string, Posting>()
  readonly #undone = new Set<string>()
  readonly #closed = new Set<string>()
  readonly #tokens: Set<string>
  #balance: bigint
  refuse: WalletStatus | null = null
  /** While down, every call is lost. */
  down = false

  constructor(options: {
    secret: string
    sessionId: string
    token: string
    balance: string
    currency?: string
    exponent?: number
    /** The protocol it uses; the arcade's own by default. */
    adapter?: SeamlessAdapter
  }) {
    this.secret = options.secret
    this.sessionId = options.sessionId
    this.#currency = options.currency ?? 'PHP'
    this.#exponent = options.exponent ?? 2
    this.#balance = toMinor(options.balance, this.#exponent)
    this.#tokens = new Set([options.token])
    this.#app.removeAllContentTypeParsers()
    this.#app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    this.#app.post<{ Params: { action: string }; Body: Buffer }>('/wallet/:action', async (request, reply) => {
      const headers = request.headers as Record<string, string | undefined>
      const { adapter = plain } = options
      const stated = { apiUrl: '', gameOrigin: '', walletUrl: '', secret: this.secret }
      // The settings of every adapter for the arcade consist of a shared secret.
      const settings = (
        'demonstration' in adapter
          ? adapter.demonstration?.(stated)
          : { ...stated, secret: demonstrationKey(this.secret, 'own') }
      ) as typeof stated
      const write = (answer: WalletAnswer) => {
        const { status, body } = adapter.writeWalletAnswer(answer)
        return reply.code(status).send(body)
      }
      const call: RawWalletCall = { action: request.params.action, headers, rawBody: request.body, nowMs: Date.now() }
      let operation: WalletOperation
      try {
        operation = adapter.readWalletCall(call, settings)
      } catch (refusal) {
        return write({ status: refusal instanceof WalletRefusal ? refusal.status : 'ERROR' })
      }
      this.raw.push(call)
      this.calls.push(operation)
      const fault = this.down ? 'silent-before' : this.#faults.get(operation.action)?.shift()
      if (fault === 'silent-before') return hang(reply)
      if (fault === 'cut-before') return cut(reply)
      if (fault === 'error-page') return reply.code(500).type('text/html').send('<h1>500</h1>')
      const answer = this.#carryOut(operation)
      if (fault === 'silent-after') return hang(reply)
      if (fault === 'cut-after') return cut(reply)
      if (fault === 'error-after') return reply.code(500).send({ status: 'ERROR' })
      return write(answer)
    })
  }

  get balance(): string {
    return toDecimal(this.#balance, this.#exponent)
  }

  /** Every bet is closed by exactly one win, round end or rollback. */
  get isSettled(): boolean {
    for (const [id, { operation, answer }] of this.#postings) {
      if (operation.action !== 'bet' || answer.status !== 'OK') continue
      if (!this.#closed.has(operation.roundId) && !this.#undone.has(id)) return false
    }
    return true
  }

  count(action: string): number {
    return this.calls.filter((call) => call.action === action).length
  }

  /** Lets another session of the player begin with this token. */
  issue(token: string): void {
    this.#tokens.add(token)
  }

  /** The next calls of an action get these faults, one each. */
  fail(action: WalletOperation['action'], ...faults: Fault[]): void {
    this.#faults.set(action, faults)
  }

  /** Starts listening; returns the wallet's address. */
  async start(): Promise<string> {
    return `${await this.#app.listen({ port: 0, host: '127.0.0.1' })}/wallet`
  }

  close(): Promise<void> {
    return this.#app.close()
  }

  #carryOut(operation: WalletOperation): WalletAnswer {
    if (operation.sessionId !== this.sessionId) return { status: 'SESSION_NOT_FOUND' }
    if (operation.currency !== this.#currency) return { status: 'WRONG_CURRENCY' }
    if (operation.action === 'authenticate') {
      if (!this.#tokens.delete(operation.token)) return { status: 'INVALID_TOKEN' }
      return { ...this.#ok(), player: { id: 'p1', name: 'Player' } }
    }
    if (operation.action === 'balance') return this.#ok()

    const known = this.#postings.get(operation.transactionId)
    if (known) {
      const same = JSON.stringify(known.operation) === JSON.stringify(operation)
      return same
        ? { ...known.answer, balance: this.balance }
        : { status: 'TRANSACTION_CONFLICT', balance: this.balance }
    }
    const answer = this.#post(operation)
    this.#postings.set(operation.transactionId, { operation, answer })
    return answer
  }

  #post(operation: Exclude<WalletOperation, { action: 'authenticate' | 'balance' }>): WalletAnswer {
    if (operation.action === 'rollback') {
      const id = operation.referenceTransactionId
      const bet = this.#postings.get(id)
      if (bet?.operation.action === 'bet' && bet.answer.status === 'OK' && !this.#undone.has(id)) {
        this.#balance += toMinor(bet.operation.amount, this.#exponent)
      }
      this.#undone.add(id)
      return this.#ok()
    }
    if (this.#closed.has(operation.roundId)) return { status: 'ROUND_CLOSED', balance: this.balance }
    if (operation.action === 'bet') {
      if (this.refuse) return { status: this.refuse, balance: this.balance }
      if (this.#undone.has(operation.transactionId)) return { status: 'TRANSACTION_ROLLED_BACK', balance: this.balance }
      const amount = toMinor(operation.amount, this.#exponent)
      if (amount > this.#balance) return { status: 'INSUFFICIENT_FUNDS', balance: this.balance }
      this.#balance -= amount
    } else {
      if (operation.action === 'win') this.#balance += toMinor(operation.amount, this.#exponent)
      this.#closed.add(operation.roundId)
    }
    return this.#ok()
  }

  #ok(): WalletAnswer {
    return { status: 'OK', balance: this.balance, currency: this.#currency }
  }
}

/** The part of the arcade's own protocol that a wallet must read. */
const plain: Pick<SeamlessAdapter<typeof sharedSecretSettings>, 'readWalletCall' | 'writeWalletAnswer'> = {
  readWalletCall({ action, headers, rawBody, nowMs }, { secret }) {
    if (!verifyBody(secret, rawBody, headers, nowMs)) throw new WalletRefusal('INVALID_SIGNATURE')
    const operation = JSON.parse(Buffer.from(rawBody).toString()) as WalletOperation
    if (operation.action !== action) throw new WalletRefusal('INVALID_REQUEST')
    return operation
  },
  writeWalletAnswer: (answer) => ({ status: answer.status === 'INVALID_SIGNATURE' ? 401 : 200, body: answer }),
}

/** Accepts the call and never answers. */
function hang(reply: FastifyReply): undefined {
  reply.hijack()
  return undefined
}

function cut(reply: FastifyReply): undefined {
  reply.hijack()
  reply.raw.destroy()
  return undefined
}
