import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Bet, BetAnswer, Fixture } from '@livery/contract/games/feed'
import type { Prizes } from '@livery/contract/games/prizes'
import type { TableFigures } from '@livery/contract/games/tables'
import { objectFaults } from '@livery/contract/object-faults'
import type {
  BetRequest,
  FeedPlayer,
  LaunchRequest,
  LaunchResult,
  PrizesRequest,
  RawWalletCall,
  SeamlessAdapter,
  TablesRequest,
  VendorAdapter,
  WalletOperation,
} from '@livery/contract/vendor'
import type { FreeRoundsName, FreeRoundsOrder, FreeRoundsStanding } from '@livery/contract/vendor-free-rounds'
import type { VendorRounds, WalletHolder, WalletTransfer, WalletTransferOutcome } from '@livery/contract/vendor-wallet'
import Value from 'typebox/value'
import { StartupError } from '../../platform/startup-error.ts'
import { VENDOR_SETTINGS, type VendorSettings } from '../../platform/vendor-settings.ts'
import type { VendorManifest } from './manifest.ts'
import { faultOfTerms, TERMS, termsOf, type VendorTerms } from './terms.ts'

/** An adapter with its own entry of settings, which no other adapter sees. */
export interface VendorConnection {
  /** The vendor's id if it has its own settings, else its adapter's; wallet calls come to `/seamless/<id>/…`. */
  readonly id: string
  readonly gameOrigins: readonly string[]
  /** Whether it can keep the least time between spins that a launch requires. */
  readonly keepsMinimumSpin: boolean
  /** The limits of its wallet calls. */
  readonly terms: VendorTerms
  readonly launch: (request: LaunchRequest) => Promise<LaunchResult>
  /** Null where the vendor does not report the figures of its tables. */
  readonly tables: ((request: TablesRequest) => Promise<readonly TableFigures[]>) | null
  /** Null where the vendor reports neither draws nor jackpots. */
  readonly prizes: ((request: PrizesRequest) => Promise<Prizes>) | null
  /** Null where the vendor has no matches to bet on. */
  readonly feed: ConnectedFeed | null
  /** Its wallet calls; null where it holds its players' money itself. */
  readonly seamless: {
    readonly readWalletCall: (call: RawWalletCall) => WalletOperation
    readonly writeWalletAnswer: SeamlessAdapter['writeWalletAnswer']
  } | null
  /** Null where it gives no free rounds. */
  readonly freeRounds: ConnectedFreeRounds | null
  /** Its own wallets; null where its games use the platform's. */
  readonly wallet: ConnectedWallet | null
}

/** The wallets at a vendor. */
export interface ConnectedWallet {
  readonly balance: (holder: WalletHolder) => Promise<string>
  readonly transfer: (transfer: WalletTransfer) => Promise<WalletTransferOutcome>
  readonly transferStatus: (transfer: WalletTransfer) => Promise<WalletTransferOutcome | { readonly state: 'absent' }>
  readonly rounds: (after: string | null) => Promise<VendorRounds>
}

/** A vendor's free rounds. */
export interface ConnectedFreeRounds {
  readonly grant: (order: FreeRoundsOrder) => Promise<FreeRoundsStanding>
  readonly standing: (order: FreeRoundsName) => Promise<FreeRoundsStanding>
  readonly cancel: (order: FreeRoundsName) => Promise<FreeRoundsStanding>
}

/** The matches of a vendor, and bets on them. */
export interface ConnectedFeed {
  readonly fixtures: () => Promise<readonly Fixture[]>
  readonly placeBet: (request: BetRequest) => Promise<BetAnswer>
  readonly bets: (player: FeedPlayer) => Promise<readonly Bet[]>
}

/**
 * Connects vendors with their settings. Throws a `StartupError` that names the vendor, the key and the repair when
 * settings are missing or wrong; it never shows a value, which may be a secret.
 * @returns connections by the ids of vendors; a vendor whose settings are null has none
 */
export async function connectVendors(
  folder: string,
  vendors: readonly VendorManifest[],
  settings: VendorSettings,
): Promise<ReadonlyMap<string, VendorConnection>> {
  const adapters = await loadAdapters(folder)
  holdNames(settings, [...adapters.keys(), ...vendors.map(({ id }) => id)])
  const connections = new Map<string, VendorConnection | null>()
  const secrets = new Map<unknown, string>()
  const byVendor = new Map<string, VendorConnection>()
  for (const vendor of vendors) {
    const id = Object.hasOwn(settings.stated, vendor.id) ? vendor.id : vendor.adapter
    const adapter = adapters.get(vendor.adapter)
    if (!adapter) {
      throw new StartupError(
        `vendors/${vendor.id}/vendor.json names the adapter "${vendor.adapter}", but there is no vendors/${vendor.adapter}/adapter.ts. There are: ${[...adapters.keys()].join(', ')}.`,
      )
    }
    if (vendor.feed && !adapter.feed) {
      throw new StartupError(
        `vendors/${vendor.id}/vendor.json has "feed", but vendors/${vendor.adapter}/adapter.ts has none. Take it out, or add a feed to the adapter.`,
      )
    }
    const connection = connections.has(id) ? connections.get(id) : connect(id, adapter, settings, secrets)
    connections.set(id, connection ?? null)
    if (connection) byVendor.set(vendor.id, connection)
  }
  return byVendor
}

/** @param secrets of the vendors connected before, by their values */
function connect(
  id: string,
  adapter: VendorAdapter,
  settings: VendorSettings,
  secrets: Map<unknown, string>,
): VendorConnection | null {
  const all = settingsOf(id, adapter, settings)
  if (all === null) return null
  const [terms, stated] = partTerms(all)
  const fault = faultOfTerms(terms)
  if (fault !== null || !Value.Check(adapter.settings, stated)) {
    throw new StartupError(
      `The settings of the vendor "${id}" cannot work: ${fault ?? faultsOf(adapter, stated)}. Mend "${id}" in the file that ${VENDOR_SETTINGS} names.`,
    )
  }
  holdSecrets(id, adapter, stated, secrets)
  const tables = adapter.tables?.bind(adapter)
  const prizes = adapter.prizes?.bind(adapter)
  const { feed, wallet, freeRounds } = adapter
  return {
    id,
    terms: termsOf(terms),
    gameOrigins: adapter.gameOrigins(stated),
    keepsMinimumSpin: adapter.keepsMinimumSpin ?? false,
    launch: (request) => adapter.launch(request, stated),
    tables: tables ? (request) => tables(request, stated) : null,
    prizes: prizes ? (request) => prizes(request, stated) : null,
    feed: feed
      ? {
          fixtures: () => feed.fixtures(stated),
          placeBet: (request) => feed.placeBet(request, stated),
          bets: (player) => feed.bets(player, stated),
        }
      : null,
    seamless: adapter.wallet
      ? null
      : {
          readWalletCall: (call) => adapter.readWalletCall(call, stated),
          writeWalletAnswer: (answer) => adapter.writeWalletAnswer(answer),
        },
    freeRounds: freeRounds
      ? {
          grant: (order) => freeRounds.grant(order, stated),
          standing: (order) => freeRounds.standing(order, stated),
          cancel: (order) => freeRounds.cancel(order, stated),
        }
      : null,
    wallet: wallet
      ? {
          balance: (holder) => wallet.balance(holder, stated),
          transfer: (transfer) => wallet.transfer(transfer, stated),
          transferStatus: (transfer) => wallet.transferStatus(transfer, stated),
          rounds: (after) => wallet.rounds(after, stated),
        }
      : null,
  }
}

/** Separates the settings that every vendor has from those of its wire. */
function partTerms(all: unknown): readonly [Readonly<Record<string, unknown>>, unknown] {
  if (typeof all !== 'object' || all === null || Array.isArray(all)) return [{}, all]
  const fields = Object.entries(all)
  const isTerm = ([name]: readonly [string, unknown]) => TERMS.includes(name)
  return [Object.fromEntries(fields.filter(isTerm)), Object.fromEntries(fields.filter((field) => !isTerm(field)))]
}

/** Throws where two vendors share a secret: whoever learned it from one could send calls in the other's name. */
function holdSecrets(id: string, adapter: VendorAdapter, stated: unknown, secrets: Map<unknown, string>): void {
  for (const [name, schema] of Object.entries(adapter.settings.properties)) {
    if (!('writeOnly' in schema)) continue
    const value = (stated as Readonly<Record<string, unknown>>)[name]
    const other = secrets.get(value)
    if (other !== undefined) {
      throw new StartupError(
        `The vendors "${other}" and "${id}" have the same "${name}". Agree on one of its own with each, in the file that ${VENDOR_SETTINGS} names.`,
      )
    }
    secrets.set(value, id)
  }
}

function settingsOf(id: string, adapter: VendorAdapter, { stated, arcade }: VendorSettings): unknown {
  if (Object.hasOwn(stated, id)) return stated[id]
  if (arcade && adapter.demonstration) {
    return adapter.demonstration({ ...arcade, walletUrl: `${arcade.walletUrl}/${id}` })
  }
  const keys = Object.keys(adapter.settings.properties).join(', ')
  throw new StartupError(
    `The vendor "${id}" has no settings. State ${keys} under "${id}" in the JSON file that ${VENDOR_SETTINGS} names, or null there: then its games cannot be opened.`,
  )
}

function faultsOf(adapter: VendorAdapter, stated: unknown): string {
  if (typeof stated !== 'object' || stated === null || Array.isArray(stated)) return 'it must be an object, or null'
  const { properties } = adapter.settings
  return objectFaults(adapter.settings, stated as Readonly<Record<string, unknown>>)
    .map(({ field, kind }) => {
      if (kind === 'unknown')
        return `"${field}" is no setting of it; there are ${[...Object.keys(properties), ...TERMS].join(', ')}`
      const { description } = properties[field] as { readonly description?: string }
      return `"${field}" ${kind === 'missing' ? 'is missing and ' : ''}must be ${description ?? 'of another form'}`
    })
    .join('; ')
}

/** Throws for a misspelt vendor, which would otherwise have no settings without any message. */
function holdNames({ stated }: VendorSettings, known: readonly string[]): void {
  const unknown = Object.keys(stated).find((id) => !known.includes(id))
  if (unknown === undefined) return
  throw new StartupError(
    `The file that ${VENDOR_SETTINGS} names has settings for "${unknown}", which is neither a vendor nor an adapter. There are: ${[...new Set(known)].sort().join(', ')}.`,
  )
}

async function loadAdapters(folder: string): Promise<ReadonlyMap<string, VendorAdapter>> {
  const ids = readdirSync(folder).filter((id) => existsSync(join(folder, id, 'adapter.ts')))
  const modules = ids.map(async (id): Promise<[string, VendorAdapter]> => {
    const module: { default: VendorAdapter } = await import(pathToFileURL(join(folder, id, 'adapter.ts')).href)
    return [id, module.default]
  })
  return new Map(await Promise.all(modules))
}
