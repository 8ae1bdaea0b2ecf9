import pg from 'pg'

/**
 * The role of everything that is done for one merchant: its policies show that merchant's rows and no others, so a
 * statement that forgets the merchant finds nothing (docs/decisions/31).
 */
export const MERCHANT_ROLE = 'livery_merchant'
/** The role of jobs over all merchants. */
export const SYSTEM_ROLE = 'livery_system'
/**
 * The role of statements without a merchant. It may use tables that belong to no merchant, and is refused at the
 * others: with a policy alone it would see no rows there, which looks like an empty table.
 */
export const NO_MERCHANT_ROLE = 'livery_no_merchant'
/** The setting that states a statement's merchant. */
export const MERCHANT_SETTING = 'livery.merchant'

/** The rights of a statement: for one merchant, for none, or over all. */
export type Scope =
  | { readonly role: typeof MERCHANT_ROLE; readonly merchant: string }
  | { readonly role: typeof SYSTEM_ROLE | typeof NO_MERCHANT_ROLE }

export const EVERY_MERCHANT: Scope = { role: SYSTEM_ROLE }
export const WITHOUT_MERCHANT: Scope = { role: NO_MERCHANT_ROLE }

/** Throws for an empty id, for which no row would be found. */
export function scopeOf(merchant: string): Scope {
  if (!merchant) throw new Error('a merchant’s database was asked for without the id of a merchant')
  return { role: MERCHANT_ROLE, merchant }
}

const valuesOf = (scope: Scope) => [scope.role, 'merchant' in scope ? scope.merchant : '']

/** Begins a transaction's scope; it ends with the transaction. Sent together with the `begin`. */
export function scopeStatements(scope: Scope): string {
  const [role = '', merchant = ''] = valuesOf(scope).map((value) => pg.escapeLiteral(value))
  return `; set local role ${role}; set local ${MERCHANT_SETTING} = ${merchant}`
}

const STATE = `select set_config('role', $1, true), set_config('${MERCHANT_SETTING}', $2, true)`

const INSUFFICIENT_PRIVILEGE = '42501'

/** The error of a statement; if a merchant was missing, the error explains how to state one. */
export function explained(error: unknown, scope: Scope | undefined): unknown {
  const { code, message } = error as { readonly code?: unknown; readonly message?: string }
  if (scope?.role !== NO_MERCHANT_ROLE || code !== INSUFFICIENT_PRIVILEGE) return error
  const repair =
    'The statement ran without a merchant. For the rows of one merchant use database.of(merchantId), ' +
    'which in a handler is the database among the services of its argument, not of its factory; ' +
    'for rows of no or of every merchant use database.everyMerchant.'
  return Object.assign(new Error(`${message}. ${repair}`, { cause: error }), { code })
}

/** The part of the driver's own query that its types leave out. */
interface DriverQuery {
  prepare(connection: DriverConnection): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: DriverConnection): void
}

interface DriverConnection {
  parse(statement: { readonly text: string }): void
  bind(values: { readonly values: readonly string[] }): void
  execute(portal: object): void
}

const DriverQuery = pg.Query as unknown as new (config: object) => pg.Submittable & DriverQuery

/**
 * A statement that states its scope itself. Both are sent before one `Sync`, so they are one transaction and one round
 * trip, and nothing is left on the connection: neither the pool nor the embedded engine, which is one session for all
 * connections, can mix scopes up.
 */
export class ScopedQuery extends DriverQuery {
  readonly #scope: Scope
  #isStating = true

  constructor(scope: Scope, text: string, values: readonly unknown[]) {
    super({ text, values: [...values], queryMode: 'extended' })
    this.#scope = scope
  }

  override prepare(connection: DriverConnection): void {
    connection.parse({ text: STATE })
    connection.bind({ values: valuesOf(this.#scope) })
    connection.execute({})
    super.prepare(connection)
  }

  override handleDataRow(message: unknown): void {
    if (!this.#isStating) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: DriverConnection): void {
    if (this.#isStating) this.#isStating = false
    else super.handleCommandComplete(message, connection)
  }
}
