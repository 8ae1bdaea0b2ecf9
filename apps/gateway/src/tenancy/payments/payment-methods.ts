import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PaymentAdapter } from '@livery/contract/payments/adapter'
import type { PaymentMethod } from '@livery/contract/payments/method'
import type { Merchant } from '@livery/merchant/merchant'
import { PAYMENT_SETTINGS, type PaymentSettings } from '../../platform/payment-settings.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { connect, type PaymentConnection } from './connection.ts'
import { readMethod } from './manifest.ts'
import { type Direction, entriesFor, type OfferedTerms, termsOf } from './offered.ts'

/** A way to pay in the form that a merchant offers. */
export interface OfferedMethod extends OfferedTerms {
  readonly method: PaymentMethod
  readonly logoUrl: string
}

/** Every way to pay of the deployment: manifests, logos, adapters and accounts, read once from `payments/`. */
export class PaymentMethods {
  readonly byId: ReadonlyMap<string, PaymentMethod>
  /** The pictures by the ids of ways to pay. */
  readonly logos: ReadonlyMap<string, { readonly hash: string; readonly svg: Buffer }>
  readonly #adapters: ReadonlyMap<string, PaymentAdapter>
  readonly #settings: PaymentSettings
  readonly #connections = new Map<string, PaymentConnection | null>()
  readonly #offered = new WeakMap<Merchant, Map<string, readonly OfferedMethod[]>>()
  readonly #knownIds = new WeakMap<Merchant, readonly string[]>()

  private constructor(
    methods: readonly PaymentMethod[],
    logos: PaymentMethods['logos'],
    adapters: ReadonlyMap<string, PaymentAdapter>,
    settings: PaymentSettings,
  ) {
    this.byId = new Map(methods.map((method) => [method.id, method]))
    this.logos = logos
    this.#adapters = adapters
    this.#settings = settings
  }

  /**
   * Reads the folder. Throws a `StartupError` that names the file or the account, the key and the repair; it never shows
   * a value of an account, which may be a secret.
   */
  static async load(folder: string, settings: PaymentSettings): Promise<PaymentMethods> {
    const ids = existsSync(folder) ? readdirSync(folder).sort() : []
    const adapters = await loadAdapters(folder, ids)
    const methods = ids
      .filter((id) => existsSync(join(folder, id, 'method.json')))
      .map((id) => readMethod(join(folder, id, 'method.json'), id))
    const astray = methods.find(({ adapter }) => !adapters.has(adapter))
    if (astray) {
      throw new StartupError(
        `payments/${astray.id}/method.json names the adapter "${astray.adapter}", but there is no payments/${astray.adapter}/adapter.ts. There are: ${[...adapters.keys()].join(', ')}.`,
      )
    }
    const loaded = new PaymentMethods(methods, readLogos(folder, methods), adapters, settings)
    loaded.#checkAccounts()
    return loaded
  }

  /**
   * The ways a merchant offers to members of a country (null: unknown), in its order, without those that have no
   * account at their provider.
   */
  offered(merchant: Merchant, direction: Direction, country: string | null): readonly OfferedMethod[] {
    const entries = entriesFor(merchant, country)
    // Countries without ways of their own share one list, so that visitors cannot fill the memory with countries.
    const key = `${direction} ${entries === merchant.payments?.methods ? '' : country}`
    return this.#offered
      .getOrInsertComputed(merchant, () => new Map())
      .getOrInsertComputed(key, () => entries.flatMap((entry) => this.#termed(merchant, direction, entry) ?? []))
  }

  /**
   * A way that a merchant offers, or took off its list; its open orders go on. Undefined where it has no account there.
   */
  known(merchant: Merchant, direction: Direction, methodId: string): OfferedMethod | undefined {
    const offered = this.offered(merchant, direction, null).find(({ method }) => method.id === methodId)
    return offered ?? this.#termed(merchant, direction, { id: methodId })
  }

  #termed(merchant: Merchant, direction: Direction, entry: Parameters<typeof termsOf>[1]): OfferedMethod | undefined {
    const method = this.byId.get(entry.id)
    const terms = method && termsOf(method, entry, merchant, direction)
    if (!terms || !this.connection(merchant.id, method.id)) return undefined
    return { ...terms, method, logoUrl: this.logoUrl(method) }
  }

  /** A merchant's account at a way's provider; null where it has none. */
  connection(merchantId: string, methodId: string): PaymentConnection | null {
    const method = this.byId.get(methodId)
    return method ? this.#connect(merchantId, this.#connectionId(merchantId, method), method.adapter) : null
  }

  /** The account whose callbacks come to `/payments/<merchant>/<connection>`; null where there is none. */
  connectionById(merchantId: string, connectionId: string): PaymentConnection | null {
    const method = this.byId.values().find((one) => this.#connectionId(merchantId, one) === connectionId)
    return method ? this.#connect(merchantId, connectionId, method.adapter) : null
  }

  /** The ids of every way that a merchant offers or may have offered: its own in its order, then those off its list. */
  knownIds(merchant: Merchant): readonly string[] {
    return this.#knownIds.getOrInsertComputed(merchant, () => {
      const listed = merchant.payments?.methods.map(({ id }) => id) ?? []
      return [...new Set([...listed, ...this.byId.keys()])].filter(
        (id) => this.known(merchant, 'deposit', id) ?? this.known(merchant, 'withdrawal', id),
      )
    })
  }

  /**
   * Origins of the pages and fields of providers, for the policy of a merchant's pages: open orders of a way that was
   * taken off the list are still paid there.
   */
  pageOrigins(merchant: Merchant): readonly string[] {
    const origins = this.knownIds(merchant).flatMap((id) => this.connection(merchant.id, id)?.pageOrigins ?? [])
    return [...new Set(origins)]
  }

  logoUrl({ id }: PaymentMethod): string {
    return `/payment-methods/${id}/${this.logos.get(id)?.hash ?? 'none'}/logo.svg`
  }

  /** A line for each merchant that offers ways without an account at their provider. */
  withoutAccounts(merchants: readonly Merchant[]): readonly string[] {
    return merchants.flatMap(({ id, payments }) => {
      const missing = (payments?.methods ?? []).filter(
        (entry) => this.byId.has(entry.id) && !this.connection(id, entry.id),
      )
      if (missing.length === 0) return []
      const names = missing.map((entry) => entry.id).join(', ')
      return `The merchant "${id}" does not offer ${names}: it has no account there. State one in the file that ${PAYMENT_SETTINGS} names.`
    })
  }

  #connectionId(merchantId: string, { id, adapter }: PaymentMethod): string {
    return this.#stated(id, merchantId) === undefined ? adapter : id
  }

  #connect(merchantId: string, id: string, adapterId: string): PaymentConnection | null {
    const key = `${merchantId}/${id}`
    const known = this.#connections.get(key)
    if (known !== undefined) return known
    const adapter = this.#adapters.get(adapterId)
    const { bank, callbackUrl } = this.#settings
    const stated = this.#stated(id, merchantId)
    const settings = stated === undefined ? bank && adapter?.demonstration?.({ ...bank, merchantId }) : stated
    const connection =
      adapter && settings !== null && settings !== undefined
        ? connect(adapter, { id, merchantId, callbackUrl: `${callbackUrl}/${merchantId}/${id}` }, settings)
        : null
    this.#connections.set(key, connection)
    return connection
  }

  #stated(connectionId: string, merchantId: string): unknown {
    const { stated } = this.#settings
    const accounts = Object.hasOwn(stated, connectionId) ? stated[connectionId] : undefined
    return accounts && Object.hasOwn(accounts, merchantId) ? accounts[merchantId] : undefined
  }

  /**
   * Checks that every stated account can work, and that no two share a secret: whoever learned it from one could send
   * calls in the other's name.
   */
  #checkAccounts(): void {
    const secrets = new Map<unknown, string>()
    for (const [id, accounts] of Object.entries(this.#settings.stated)) {
      const adapter = this.#adapters.get(this.byId.get(id)?.adapter ?? id)
      if (!adapter) {
        const known = [...this.byId.keys(), ...this.#adapters.keys()].sort().join(', ')
        throw new StartupError(
          `The file that ${PAYMENT_SETTINGS} names has accounts for "${id}", which is neither a way to pay nor an adapter. There are: ${known}.`,
        )
      }
      for (const [merchantId, settings] of Object.entries(accounts)) {
        if (settings === null) continue
        this.#connect(merchantId, id, adapter.id)
        holdSecrets(`${id}/${merchantId}`, adapter, settings as Readonly<Record<string, unknown>>, secrets)
      }
    }
  }
}

function holdSecrets(
  account: string,
  { settings }: PaymentAdapter,
  stated: Readonly<Record<string, unknown>>,
  secrets: Map<unknown, string>,
): void {
  for (const [name, schema] of Object.entries(settings.properties)) {
    if (!('writeOnly' in schema) || stated[name] === undefined) continue
    const other = secrets.get(stated[name])
    if (other !== undefined && other !== account) {
      throw new StartupError(
        `The accounts ${other} and ${account} have the same "${name}". Agree on one of its own for each, in the file that ${PAYMENT_SETTINGS} names.`,
      )
    }
    secrets.set(stated[name], account)
  }
}

function readLogos(folder: string, methods: readonly PaymentMethod[]): PaymentMethods['logos'] {
  return new Map(
    methods.flatMap(({ id }) => {
      const file = join(folder, id, 'logo.svg')
      if (!existsSync(file)) return []
      const svg = readFileSync(file)
      return [[id, { hash: createHash('sha256').update(svg).digest('hex').slice(0, 12), svg }] as const]
    }),
  )
}

async function loadAdapters(folder: string, ids: readonly string[]): Promise<ReadonlyMap<string, PaymentAdapter>> {
  const modules = ids
    .filter((id) => existsSync(join(folder, id, 'adapter.ts')))
    .map(async (id): Promise<[string, PaymentAdapter]> => {
      const module: { default: PaymentAdapter } = await import(pathToFileURL(join(folder, id, 'adapter.ts')).href)
      return [id, module.default]
    })
  return new Map(await Promise.all(modules))
}
