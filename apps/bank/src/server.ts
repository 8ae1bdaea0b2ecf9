import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { Accounts } from './accounts.ts'
import { Callbacks } from './callbacks/callbacks.ts'
import { Control } from './control/control.ts'
import { controlRoutes } from './control/control-routes.ts'
import { OrderRefused } from './instructions/instructions.ts'
import { InvertedWire } from './inverted/inverted-wire.ts'
import { lockFolder } from './journal/folder-lock.ts'
import { Journal } from './journal/journal.ts'
import { type BankOptions, optionsOf } from './options.ts'
import { Book } from './orders/book.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { wireRoutes } from './requests/wire-routes.ts'
import { formCallback } from './wires/form-wire.ts'
import { jsonCallback } from './wires/json-wire.ts'

/** How often due work is searched for. */
const TICK_MS = 100

export interface Bank {
  /** Its address, e.g. `http://127.0.0.1:3004`. */
  readonly url: string
  /** The origin of its pages. */
  readonly pageOrigin: string
  readonly control: Control
  /** Ends it; the next start continues with undelivered callbacks. */
  close(): Promise<void>
}

/**
 * Starts the bank. Only `secret` is required. Throws an Error with one sentence when the port is in use, another process
 * holds the data folder or an option is invalid.
 */
export async function start(given: Partial<BankOptions> & { readonly secret: string }): Promise<Bank> {
  const options = optionsOf(given)
  const unlock = await lockFolder(options.dataDir)
  const journal = new Journal(options.dataDir)
  const app = Fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true })
  try {
    const accounts = new Accounts(journal, options.secret)
    const write = {
      json: jsonCallback,
      form: formCallback,
      inverted: () => {
        throw new Error('an inverted wire asks and says nothing by itself')
      },
    }
    const callbacks = new Callbacks(journal, accounts, write, options)
    let pageOrigin = options.publicUrl ?? ''
    const { payoutMs, voucherMs } = options
    const book = new Book({ journal, accounts, callbacks, pageOrigin: () => pageOrigin, payoutMs, voucherMs })
    const control = new Control(journal, accounts, book, callbacks, new InvertedWire(accounts, book))
    guard(app, options)
    app.get('/health/live', () => ({ status: 'ok' }))
    await wireRoutes(app, { journal, accounts, book })
    await controlRoutes(app, control)
    await pageRoutes(app, control)
    const url = await app.listen({ port: options.port, host: options.host }).catch((fault: NodeJS.ErrnoException) => {
      if (fault.code !== 'EADDRINUSE') throw fault
      throw new Error(`Port ${options.port} is taken: stop what listens there, or set another BANK_PORT`)
    })
    pageOrigin ||= `http://bank.localhost:${(app.server.address() as AddressInfo).port}`
    const stopClock = startClock(book, callbacks, options)
    return {
      url,
      pageOrigin,
      control,
      async close() {
        stopClock()
        await app.close()
        await callbacks.stopped()
        journal.close()
        await unlock()
      },
    }
  } catch (fault) {
    await app.close()
    journal.close()
    await unlock()
    throw fault
  }
}

/** Does due work, and adds blocks. Returns a function that stops it. */
function startClock(book: Book, callbacks: Callbacks, { blockMs, log }: BankOptions): () => void {
  const ticking = setInterval(() => {
    try {
      book.settleDue(Date.now())
      callbacks.sendDue(Date.now()).catch((fault: unknown) => {
        log({ level: 'error', event: 'callbacks.fault', message: String(fault) })
      })
    } catch (fault) {
      log({ level: 'error', event: 'clock.fault', message: String(fault) })
    }
  }, TICK_MS)
  const mining = blockMs === null ? null : setInterval(() => book.block(), blockMs)
  return () => {
    clearInterval(ticking)
    if (mining) clearInterval(mining)
  }
}

function guard(app: FastifyInstance, options: BankOptions): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' })
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'not_found' }))
  app.setErrorHandler((fault: Error & { statusCode?: number }, request, reply) => {
    if (fault instanceof OrderRefused) return reply.code(422).send({ code: fault.reason })
    const status = fault.statusCode ?? 500
    if (status >= 500) {
      options.log({ level: 'error', route: request.routeOptions.url, message: fault.message, stack: fault.stack })
    }
    return reply.code(status).send({ code: status >= 500 ? 'failed' : 'bad_request' })
  })
}
