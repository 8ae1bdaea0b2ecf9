import type { TestGateway } from '../../../testing/assembled.ts'
import { HOST } from './connected-merchant.ts'

interface Page {
  readonly url: string
  readonly status: number
  readonly body: string
}

/** A minimal browser for signing in at a network: it follows redirects, and stores cookies by host. */
export class Browser {
  readonly #gateway: TestGateway
  readonly #cookies = new Map<string, Map<string, string>>()
  /** The addresses it visited, in order. */
  readonly visited: string[] = []

  constructor(gateway: TestGateway) {
    this.#gateway = gateway
  }

  /** @param stopBefore part of an address; a redirect to it is returned and not followed */
  async open(address: string, form?: Readonly<Record<string, string>>, stopBefore?: string): Promise<Page> {
    let url = new URL(address, `http://${HOST}`)
    let body = form
    for (let hops = 0; hops < 10; hops += 1) {
      this.visited.push(url.href)
      const answer = url.hostname === HOST ? await this.#ask(url) : await this.#fetch(url, body)
      if (!answer.location) return { url: url.href, status: answer.status, body: answer.body }
      url = new URL(answer.location, url)
      if (stopBefore !== undefined && url.href.includes(stopBefore)) return { ...answer, url: url.href }
      body = undefined
    }
    throw new Error('redirected for ever')
  }

  async #ask(url: URL) {
    const headers = { host: url.host, cookie: this.#sent(url.hostname) }
    const response = await this.#gateway.app.inject({ url: url.pathname + url.search, headers })
    this.#storeCookies(url.hostname, [response.headers['set-cookie'] ?? []].flat())
    return { status: response.statusCode, body: response.body, location: response.headers.location }
  }

  async #fetch(url: URL, form?: Readonly<Record<string, string>>) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: this.#sent(url.hostname) },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    this.#storeCookies(url.hostname, response.headers.getSetCookie())
    return { status: response.status, body: await response.text(), location: response.headers.get('location') }
  }

  /** The cookies it has of a host. */
  cookiesOf(host: string): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#cookies.get(host) ?? [])
  }

  #sent(host: string): string {
    return [...(this.#cookies.get(host) ?? [])].map((pair) => pair.join('=')).join('; ')
  }

  #storeCookies(host: string, set: readonly string[]): void {
    const jar = this.#cookies.getOrInsertComputed(host, () => new Map())
    for (const cookie of set) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
  }
}
