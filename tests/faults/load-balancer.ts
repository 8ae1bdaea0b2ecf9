import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const CHECK_MS = 100

interface Upstream {
  readonly port: number
  readonly agent: Agent
  isReady: boolean
}

/**
 * A load balancer as deployments have one: it asks each gateway whether it is ready, keeps connections to those that
 * are, and sends a request on to the next only where the first cannot have received it.
 */
export class LoadBalancer {
  readonly #upstreams: readonly Upstream[]
  readonly #server: Server
  readonly #checks: NodeJS.Timeout
  #turn = 0

  constructor(ports: readonly number[]) {
    this.#upstreams = ports.map((port) => ({ port, agent: new Agent({ keepAlive: true }), isReady: false }))
    this.#server = createServer((incoming, outgoing) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('end', () => {
        const body = Buffer.concat(chunks)
        this.#send(incoming, body, 0, (status, answer) => outgoing.writeHead(status).end(answer))
      })
    })
    this.#checks = setInterval(() => {
      for (const upstream of this.#upstreams) check(upstream)
    }, CHECK_MS)
  }

  async listen(): Promise<number> {
    await new Promise<void>((resume) => this.#server.listen(0, '127.0.0.1', resume))
    return (this.#server.address() as AddressInfo).port
  }

  isReady(port: number): boolean {
    return this.#upstreams.some((upstream) => upstream.port === port && upstream.isReady)
  }

  close(): void {
    clearInterval(this.#checks)
    for (const { agent } of this.#upstreams) agent.destroy()
    this.#server.closeAllConnections()
    this.#server.close()
  }

  #send(
    incoming: IncomingMessage,
    body: Buffer,
    tries: number,
    answer: (status: number, body: Buffer | string) => void,
  ): void {
    const ready = this.#upstreams.filter(({ isReady }) => isReady)
    const upstream = ready[this.#turn++ % ready.length]
    if (!upstream) {
      answer(502, 'nobody is ready')
      return
    }
    const { method, url: path, headers } = incoming
    const { connection: _, ...passed } = headers
    const outgoing = request(
      { host: '127.0.0.1', port: upstream.port, agent: upstream.agent, method, path, headers: passed },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => answer(response.statusCode ?? 502, Buffer.concat(chunks)))
        response.on('error', () => answer(502, 'the answer was cut'))
      },
    )
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      const neverArrived = error.code === 'ECONNREFUSED' || (outgoing.reusedSocket && error.code === 'ECONNRESET')
      if (neverArrived && tries < 3) this.#send(incoming, body, tries + 1, answer)
      else answer(502, error.message)
    })
    outgoing.end(body)
  }
}

function check(upstream: Upstream): void {
  const outgoing = request(
    { host: '127.0.0.1', port: upstream.port, path: '/health/ready', timeout: 2_000 },
    (response) => {
      response.resume()
      upstream.isReady = response.statusCode === 200
    },
  )
  outgoing.on('timeout', () => outgoing.destroy())
  outgoing.on('error', () => {
    upstream.isReady = false
  })
  outgoing.end()
}
