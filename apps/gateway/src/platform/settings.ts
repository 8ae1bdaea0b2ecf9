import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isIPv4 } from 'node:net'
import { join, resolve } from 'node:path'
import { canonicalHost } from '@livery/merchant/canonical-host'
import { isAddressBlock } from './http/address-list.ts'
import { type PaymentSettings, statedAccounts } from './payment-settings.ts'
import { type PushSettings, pushSettings } from './push-settings.ts'
import { secretsByClient } from './secrets-by-client.ts'
import { StartupError } from './startup-error.ts'
import { statedVendors, type VendorSettings } from './vendor-settings.ts'

/** Everything the environment decides, read once at start. */
export interface Settings {
  readonly port: number
  /** Address to listen on; `localhost` binds both loopback families. */
  readonly host: string
  /** The address for the metrics, apart from all merchants' hosts; null for none. */
  readonly metrics: { readonly port: number; readonly host: string } | null
  readonly root: string
  readonly dataDir: string
  /** The folder of drawn pictures; several data folders may share one. */
  readonly picturesDir: string
  /** Whether the lobbies' pictures are drawn in advance, with low priority. */
  readonly warmPictures: boolean
  /** The limit of calls a minute from one address to one site. */
  readonly callsPerMinute: number
  /** The limit of open connections from one address; trusted proxies have none. */
  readonly connectionsPerAddress: number
  /** The limit of open event streams of one address, over all sites. */
  readonly socketsPerAddress: number
  readonly databaseUrl: string | null
  /** The Valkey in which several gateways count their limits together; null where each counts by itself. */
  readonly valkeyUrl: string | null
  /** How long a stopping gateway continues to serve, so that load balancers notice. */
  readonly drainSeconds: number
  readonly defaultMerchant: string
  /** Whether it serves real visitors (`NODE_ENV=production`); then nothing of a demonstration may be on. */
  readonly production: boolean
  /** Whether `<id>.localhost` and plain `localhost` name merchants; hot reload also needs `development`. */
  readonly localHosts: boolean
  readonly development: boolean
  /** Whether demo accounts, opening balances and winners are made, and local hosts answer; never in production. */
  readonly demo: boolean
  /** Whether a demonstration's agents get a team with a history of three months. */
  readonly demoTeams: boolean
  /** Addresses or CIDR blocks of proxies whose X-Forwarded-* headers are trusted; empty for none. */
  readonly trustedProxies: readonly string[]
  /** A file with the countries of addresses, instead of the one that comes with the gateway; null for that one. */
  readonly countryData: string | null
  /** Addresses and secrets of vendors. */
  readonly vendors: VendorSettings
  /** The port of the arcade that this process starts; null when it runs elsewhere. */
  readonly embeddedArcadePort: number | null
  /** The merchants' accounts at payment providers. */
  readonly payments: PaymentSettings
  /** The port of the bank that this process starts; null when it runs elsewhere, or not at all. */
  readonly embeddedBankPort: number | null
  readonly logLevel: string
  /** Whether a call fails when it answers with an undeclared error: in development and in tests. */
  readonly strictErrors: boolean
  /** The host of the operator's pages and calls; null for none. */
  readonly operatorHost: string | null
  /** The secret for the calls about operators: their accounts and roles (docs/decisions/30). */
  readonly operatorSecret: string
  /** The secret from which all gateways of a deployment derive the same keys; without it, encrypted values are lost. */
  readonly deploymentSecret: string
  /** Earlier secrets of the deployment, which still open older values. */
  readonly previousSecrets: readonly string[]
  /** Secrets of social networks' clients, by the public ids of merchants. */
  readonly socialSecrets: ReadonlyMap<string, string>
  /** The port of the embedded OpenID provider, which this process starts at its first use. */
  readonly identityPort: number
  /** The address of Firebase's public keys; and the host and port of its emulator, in development only. */
  readonly firebase: { readonly keysUrl: string; readonly emulator: string | null }
  /** GeeTest's address, and its keys by the public ids of merchants. */
  readonly geetest: { readonly url: string; readonly keys: ReadonlyMap<string, string> }
  /** A password every account may have been given at creation; compared on the server only (docs/decisions/07). */
  readonly defaultPassword: string | null
  /** The mail server of merchants whose provider is smtp; null means that they send no e-mails. */
  readonly smtpUrl: string | null
  /** The SMS service of merchants whose provider is gateway; null means that they send no SMS. */
  readonly smsGateway: { readonly url: string; readonly secret: string } | null
  /** Which push services members' browsers may name. */
  readonly push: PushSettings
}

/** The place of the database: the same for the gateway and for the commands that maintain it. */
export function databasePlace(environment: NodeJS.ProcessEnv, root: string): Pick<Settings, 'databaseUrl' | 'dataDir'> {
  return { databaseUrl: environment.DATABASE_URL || null, dataDir: resolve(root, environment.DATA_DIR ?? '.data') }
}

/** Reads and checks the environment; throws a `StartupError` that names the variable to correct. */
export function readSettings(environment: NodeJS.ProcessEnv, root: string): Settings {
  const port = integer(environment, 'PORT', 3000)
  const arcadePort = integer(environment, 'ARCADE_PORT', port + 1)
  const { databaseUrl, dataDir } = databasePlace(environment, root)
  const arcadeUrl = environment.ARCADE_URL ?? null
  // The ports between are the arcade's, the development server's and the OpenID provider's.
  const bankPort = integer(environment, 'BANK_PORT', port + 4)
  const bankUrl = environment.BANK_URL || null
  const production = environment.NODE_ENV === 'production'
  const demo = environment.DEMO ? environment.DEMO === '1' : !production
  if (production) refuseConveniences(environment)
  return {
    port,
    host: environment.HOST ?? 'localhost',
    metrics: environment.METRICS_PORT
      ? { port: integer(environment, 'METRICS_PORT', 0), host: environment.METRICS_HOST ?? '127.0.0.1' }
      : null,
    root,
    dataDir,
    picturesDir: resolve(root, environment.PICTURES_DIR ?? join(dataDir, 'pictures')),
    warmPictures: environment.WARM_PICTURES !== '0',
    callsPerMinute: integer(environment, 'CALLS_PER_MINUTE', 600, 1_000_000),
    // A mobile network or an office has many visitors behind one address.
    connectionsPerAddress: integer(environment, 'CONNECTIONS_PER_ADDRESS', 1_000, 1_000_000),
    socketsPerAddress: integer(environment, 'SOCKETS_PER_ADDRESS', 500, 1_000_000),
    databaseUrl,
    valkeyUrl: address(environment, 'VALKEY_URL', ['valkey:', 'valkeys:', 'redis:', 'rediss:']),
    drainSeconds: environment.DRAIN_SECONDS === '0' ? 0 : integer(environment, 'DRAIN_SECONDS', 5, 300),
    defaultMerchant: environment.DEFAULT_MERCHANT ?? 'aurora',
    production,
    localHosts: environment.LOCAL_HOSTS ? environment.LOCAL_HOSTS === '1' : demo,
    development: environment.LIVERY_DEVELOPMENT === '1',
    demo,
    demoTeams: demo && environment.DEMO_TEAMS !== '0',
    trustedProxies: trustedProxies(environment),
    countryData: environment.COUNTRY_DATA ? resolve(root, environment.COUNTRY_DATA) : null,
    vendors: {
      stated: statedVendors(environment, root),
      arcade:
        arcadeUrl !== null || demo
          ? {
              apiUrl: arcadeUrl ?? `http://127.0.0.1:${arcadePort}`,
              gameOrigin: environment.ARCADE_ORIGIN ?? `http://arcade.localhost:${arcadePort}`,
              secret:
                longSecret(environment, 'ARCADE_SECRET', SHORTEST_SHARED_SECRET) ?? storedSecret(dataDir, 'arcade'),
              walletUrl: environment.ARCADE_WALLET_URL ?? `http://127.0.0.1:${port}/seamless`,
            }
          : null,
    },
    embeddedArcadePort: arcadeUrl === null && demo ? arcadePort : null,
    payments: {
      stated: statedAccounts(environment, root),
      callbackUrl: environment.PAYMENT_CALLBACK_URL ?? `http://127.0.0.1:${port}/payments`,
      bank: demo
        ? {
            apiUrl: bankUrl ?? `http://127.0.0.1:${bankPort}`,
            pageOrigin: environment.BANK_ORIGIN ?? `http://bank.localhost:${bankPort}`,
            secret: longSecret(environment, 'BANK_SECRET', SHORTEST_SHARED_SECRET) ?? storedSecret(dataDir, 'bank'),
          }
        : null,
    },
    embeddedBankPort: bankUrl === null && demo ? bankPort : null,
    logLevel: environment.LOG_LEVEL ?? 'warn',
    strictErrors: environment.STRICT_ERRORS === '1' || environment.LIVERY_DEVELOPMENT === '1',
    operatorHost: operatorHost(environment, demo),
    operatorSecret: longSecret(environment, 'OPERATOR_SECRET') ?? storedSecret(dataDir, OPERATOR_SECRET_NAME),
    deploymentSecret: deploymentSecret(environment, dataDir, production),
    previousSecrets: previousSecrets(environment),
    socialSecrets: secretsByClient(environment, 'SOCIAL_SECRETS'),
    identityPort: integer(environment, 'IDENTITY_PORT', port + 3),
    firebase: {
      keysUrl:
        environment.FIREBASE_KEYS_URL ??
        'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
      emulator: firebaseEmulator(environment),
    },
    geetest: {
      url: environment.GEETEST_URL ?? 'https://gcaptcha4.geetest.com',
      keys: secretsByClient(environment, 'GEETEST_KEYS'),
    },
    defaultPassword: environment.DEFAULT_PASSWORD || null,
    smtpUrl: address(environment, 'SMTP_URL', ['smtp:', 'smtps:']),
    smsGateway: smsGateway(environment),
    push: pushSettings(environment),
  }
}

/** Settings that are allowed on a developer's machine but not for a site with visitors, each with its replacement. */
const CONVENIENCES: Readonly<Record<string, string>> = {
  DEMO: 'It makes accounts with money and known passwords, and shows codes at /mailbox.',
  LOCAL_HOSTS: 'It answers names that belong to no merchant; state the merchants’ own domains.',
  PUSH_LOOPBACK: 'It sends notifications to any port of this machine that a browser names.',
  LIVERY_DEVELOPMENT: 'It serves the site’s sources and refuses what is only unusual.',
}

function refuseConveniences(environment: NodeJS.ProcessEnv): void {
  for (const [name, reason] of Object.entries(CONVENIENCES)) {
    if (environment[name] !== '1') continue
    throw new StartupError(`${name}=1 may not be set where NODE_ENV is production: unset it. ${reason}`)
  }
}

/** In production the secret must be stated, because one made at the start is lost with the machine. */
function deploymentSecret(environment: NodeJS.ProcessEnv, dataDir: string, production: boolean): string {
  const stated = longSecret(environment, 'DEPLOYMENT_SECRET')
  if (stated !== null) return stated
  if (!production) return storedSecret(dataDir, 'deployment')
  throw new StartupError(
    'DEPLOYMENT_SECRET is missing, from which all gateways derive the keys of what is stored encrypted. ' +
      'Set it, or DEPLOYMENT_SECRET_FILE to a file with it: openssl rand -base64 32 makes one.',
  )
}

/** Several secrets are separated by spaces or lines. */
function previousSecrets(environment: NodeJS.ProcessEnv): string[] {
  const name = 'DEPLOYMENT_SECRET_PREVIOUS'
  const stated = environment[name] || secretFile(environment, `${name}_FILE`) || ''
  return stated.split(/\s+/).filter(Boolean)
}

/** The name of the operator's secret among the stored ones. */
const OPERATOR_SECRET_NAME = 'operator'

/** A shorter one could be guessed, since tries are not limited. */
const SHORTEST_SECRET = 24

/** The shortest secret for messages between two servers, as the vendors' wires require. */
const SHORTEST_SHARED_SECRET = 16

function longSecret(environment: NodeJS.ProcessEnv, name: string, shortest = SHORTEST_SECRET): string | null {
  const stated = environment[name] || secretFile(environment, `${name}_FILE`)
  if (!stated) return null
  if (stated.length >= shortest) return stated
  throw new StartupError(
    `${name} has ${stated.length} characters, but must have ${shortest}: openssl rand -base64 32 makes one.`,
  )
}

/** The content of the file that a variable names, so that a secret can be mounted as a file. */
function secretFile(environment: NodeJS.ProcessEnv, name: string): string | null {
  const file = environment[name]
  if (!file) return null
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartupError(`${name} names the file ${file}, which cannot be read (${code}).`)
  }
}

/** The emulator's tokens are not signed, so with it anybody could sign in as anybody. */
function firebaseEmulator({ FIREBASE_AUTH_EMULATOR_HOST: host, NODE_ENV }: NodeJS.ProcessEnv): string | null {
  if (!host) return null
  if (NODE_ENV !== 'production') return host
  throw new StartupError('FIREBASE_AUTH_EMULATOR_HOST is for development; it may not be set in production.')
}

function trustedProxies(environment: NodeJS.ProcessEnv): string[] {
  const entries = (environment.TRUSTED_PROXIES ?? '').split(',').map((entry) => entry.trim())
  const stated = entries.filter(Boolean)
  const wrong = stated.find((entry) => !isAddressBlock(entry))
  const wide = stated.find(isWide)
  if (wide !== undefined)
    throw new StartupError(
      `TRUSTED_PROXIES names ${JSON.stringify(wide)}, in which visitors lie too, who could then say any address of theirs. Name only your own proxies, such as 10.0.0.0/8.`,
    )
  if (wrong === undefined) return stated
  throw new StartupError(
    `TRUSTED_PROXIES names ${JSON.stringify(wrong)}, but each entry must be an address or a block such as 10.0.0.0/8, with commas between them.`,
  )
}

/** Whether a block is larger than a network's own addresses: wider than 10.0.0.0/8 or fc00::/7. */
function isWide(block: string): boolean {
  const [net = '', prefix] = block.split('/')
  return prefix !== undefined && Number(prefix) < (isIPv4(net) ? 8 : 7)
}

/** By default there is a host for operators only in a demonstration. */
function operatorHost(environment: NodeJS.ProcessEnv, demo: boolean): string | null {
  const stated = environment.OPERATOR_HOST
  if (stated) {
    const host = canonicalHost(stated)
    if (!host)
      throw new StartupError(`OPERATOR_HOST is ${JSON.stringify(stated)}, but must be a host name without port.`)
    return host
  }
  return demo ? 'operator.localhost' : null
}

/** An address that may contain a password, so an error does not quote it. */
function address(environment: NodeJS.ProcessEnv, name: string, protocols: readonly string[]): string | null {
  const text = environment[name]
  if (!text) return null
  const url = URL.parse(text)
  if (url && protocols.includes(url.protocol) && url.hostname !== '') return text
  throw new StartupError(
    `${name} must be an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}.`,
  )
}

function smsGateway(environment: NodeJS.ProcessEnv): Settings['smsGateway'] {
  const url = address(environment, 'SMS_GATEWAY_URL', ['https:', 'http:'])
  const secret = environment.SMS_GATEWAY_SECRET ?? ''
  if (url === null) return null
  if (secret.length >= SHORTEST_SECRET) return { url, secret }
  throw new StartupError(
    `SMS_GATEWAY_SECRET has ${secret.length} characters, but must have ${SHORTEST_SECRET}: the SMS gateway knows by it that a message is ours.`,
  )
}

function integer(environment: NodeJS.ProcessEnv, name: string, fallback: number, maximum = 65_535): number {
  const text = environment[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > maximum) {
    throw new StartupError(`${name} is ${JSON.stringify(text)}, but must be a whole number between 1 and ${maximum}.`)
  }
  return value
}

/** A secret made at the first start and stored beside the data, readable by the owner only. */
function storedSecret(dataDir: string, name: string): string {
  const folder = join(dataDir, 'secrets')
  const file = join(folder, name)
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(file, `${secret}\n`, { mode: 0o600 })
  chmodSync(file, 0o600)
  return secret
}
