import { zstdCompressSync } from 'node:zlib'

/** What the fixed piece of work takes on the machine that the budgets were set on, in milliseconds. */
const REFERENCE_MS = 14
const WARM_UPS = 20

/**
 * How much slower than that machine this one is. A shared machine may run at half its speed for an hour, and a budget in
 * milliseconds would then be a budget of what other programs leave.
 */
export class ReferenceSpeed {
  #leastMs = Number.POSITIVE_INFINITY

  constructor() {
    for (let count = 0; count < WARM_UPS; count += 1) work()
  }

  /** Runs the piece of work once; call it beside each measured batch. */
  measure(): void {
    const started = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(started)
    this.#leastMs = Math.min(this.#leastMs, (user + system) / 1000)
  }

  /** The least time so far as a multiple of the reference machine's; 1 where this machine is faster. */
  get slowness(): number {
    return Math.max(1, this.#leastMs / REFERENCE_MS)
  }
}

/** Building strings from objects, serialising and compressing, as a page that is not cached. */
function work(): void {
  const rows: Element[] = Array.from({ length: 6_000 }, (_, n) => ({
    name: 'li',
    attributes: { class: `row-${n % 7}`, id: `r${n}` },
    children: [{ name: 'a', attributes: { href: `/game/${n}?a=1&b=2` }, children: [`Row <${n}>`] }],
  }))
  const html = rendered({ name: 'ul', attributes: {}, children: rows })
  const parsed = JSON.parse(JSON.stringify({ html, lines: html.split('</li>') })) as { readonly html: string }
  zstdCompressSync(parsed.html)
}

interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (Element | string)[]
}

function rendered({ name, attributes, children }: Element): string {
  const all = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const inside = children.map((child) => (typeof child === 'string' ? escaped(child) : rendered(child)))
  return `<${name}${all.join('')}>${inside.join('')}</${name}>`
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
