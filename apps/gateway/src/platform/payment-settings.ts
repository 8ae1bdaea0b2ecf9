import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { StartupError } from './startup-error.ts'

/** The merchants' accounts at payment providers in a deployment; each provider's adapter checks its own. */
export interface PaymentSettings {
  /** By connection (a way to pay, or an adapter that several share), then by merchant. */
  readonly stated: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** The address of callbacks, to which merchant and connection are appended. */
  readonly callbackUrl: string
  /** The bank that simulates the providers of merchants without an account; null for none. */
  readonly bank: { readonly apiUrl: string; readonly pageOrigin: string; readonly secret: string } | null
}

/** The environment variable with the path of the accounts. */
export const PAYMENT_SETTINGS = 'PAYMENT_SETTINGS'

/**
 * Reads the file that `PAYMENT_SETTINGS` names: a JSON object of accounts by connection and merchant. A value `{"file":
 * "<path>"}` is replaced by that file's content, so that each secret can be mounted as a file. Errors never show a
 * file's content.
 */
export function statedAccounts(environment: NodeJS.ProcessEnv, root: string): PaymentSettings['stated'] {
  const stated = environment[PAYMENT_SETTINGS]
  if (!stated) return {}
  const file = resolve(root, stated)
  const connections = jsonOf(readText(file, PAYMENT_SETTINGS))
  if (!isObject(connections) || !Object.values(connections).every(isObject)) {
    throw new StartupError(
      `${file}, which ${PAYMENT_SETTINGS} names, must be a JSON object of accounts: {"<way to pay or adapter>": {"<merchant>": {"<key>": "<value>"}}}.`,
    )
  }
  return mapped(connections, (accounts, connection) =>
    mapped(accounts as Fields, (settings, merchant) =>
      isObject(settings)
        ? mapped(settings, (value, key) => {
            if (!isObject(value) || typeof value.file !== 'string' || Object.keys(value).length > 1) return value
            const named = `"${key}" of "${merchant}" under "${connection}" in ${file}`
            return readText(resolve(dirname(file), value.file), named).trim()
          })
        : settings,
    ),
  )
}

type Fields = Readonly<Record<string, unknown>>

function mapped<Value>(fields: Fields, change: (value: unknown, key: string) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, change(value, key)]))
}

function readText(file: string, statedBy: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartupError(`${statedBy} names the file ${file}, which cannot be read (${code}).`)
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The parser's own message would quote the text, which contains secrets.
    return null
  }
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
